# SPDX-License-Identifier: GPL-3.0-or-later
# Turns core/data/sql/<noun>/<verb>.sql into constants onhire::sql::<noun>::<verb>, and the migrations into a list.
# A statement that a source names but no file holds is a compile error, never an empty string at run time.

function(onhire_embed_sql target)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/core/data/sql/*.sql
         ${PROJECT_SOURCE_DIR}/core/data/migrations/*.sql)
    set(out ${PROJECT_BINARY_DIR}/generated/onhire)
    # a file that is renamed is as old as before: only its name tells
    file(CONFIGURE OUTPUT ${out}/sql.files CONTENT "${files}" @ONLY)
    add_custom_command(
        OUTPUT ${out}/sql.h ${out}/sql.cpp
        COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR}/core/data -DOUT=${out}
                -P ${PROJECT_SOURCE_DIR}/packaging/cmake/embed_sql_script.cmake
        DEPENDS ${files} ${out}/sql.files ${PROJECT_SOURCE_DIR}/packaging/cmake/embed_sql_script.cmake
        COMMENT "Embedding SQL")
    target_sources(${target} PRIVATE ${out}/sql.h ${out}/sql.cpp)
    target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/generated)
    # whoever includes onhire/sql.h needs it written first
    add_custom_target(onhire_sql DEPENDS ${out}/sql.h)
    add_dependencies(${target} onhire_sql)
endfunction()
