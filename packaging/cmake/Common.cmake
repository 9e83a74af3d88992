# SPDX-License-Identifier: GPL-3.0-or-later
# Flags that every target carries, and two words to declare a library and a program.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTORCC ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# ccache takes what includes a precompiled header only if it may ignore the macros and times that went into that header;
# GCC has to leave its name in the preprocessed text.
find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

add_library(onhire_flags INTERFACE)
target_compile_definitions(onhire_flags INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_FOREACH
    QT_NO_KEYWORDS
    QT_STRICT_ITERATORS
    ONHIRE_VERSION="${PROJECT_VERSION}")
target_compile_options(onhire_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough -Wno-missing-field-initializers
    -Wno-maybe-uninitialized # GCC 12 and 14 take the inside of an empty std::optional for a value that is read
    $<$<BOOL:${ONHIRE_WERROR}>:-Werror>
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    # GCC collects its garbage less often: an eighth of its time, and a file needs 0.4 GB at most.
    $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=400000>)
target_include_directories(onhire_flags INTERFACE ${PROJECT_SOURCE_DIR})
if(ONHIRE_SANITIZE)
    target_compile_options(onhire_flags INTERFACE -fsanitize=${ONHIRE_SANITIZE} -fno-omit-frame-pointer)
    if(ONHIRE_SANITIZE MATCHES "undefined")
        # Undefined behaviour ends the program. A trap is less code than a report, and the address sanitizer says where.
        target_compile_options(onhire_flags INTERFACE -fsanitize-undefined-trap-on-error)
    endif()
    target_link_options(onhire_flags INTERFACE -fsanitize=${ONHIRE_SANITIZE})
endif()

# Most of a file's compilation is the reading of these.
function(onhire_precompile target)
    if(ONHIRE_PRECOMPILE)
        target_precompile_headers(${target} PRIVATE
            <QByteArray> <QDateTime> <QHash> <QJsonArray> <QJsonObject> <QList> <QMap> <QSet> <QString> <QVariant>
            <algorithm> <chrono> <functional> <memory> <optional> <span> <variant> <vector> ${ARGN})
    endif()
endfunction()

# Most of a library's compile time goes into the same templates, again in every file: compiled together, a folder's files
# take a third of it. Whoever edits one file at a time is better off with the preset dev, which compiles each by itself.
function(onhire_compile_folders_together target)
    if(NOT ONHIRE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # GCC takes a coroutine's lambda, in a source that is included, for one in a header
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(SORT sources)
    set(previous "")
    foreach(source ${sources})
        cmake_path(GET source PARENT_PATH folder)
        if(NOT folder STREQUAL previous)
            set(previous ${folder})
            set(count 0)
        endif()
        math(EXPR part "${count} / 12") # so that every processor has work, and none needs gigabytes of memory
        math(EXPR count "${count} + 1")
        file(RELATIVE_PATH group ${PROJECT_SOURCE_DIR} ${folder})
        string(MAKE_C_IDENTIFIER "${group}_${part}" group)
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
endfunction()

function(onhire_library name)
    cmake_parse_arguments(ARG "" "" "LINK;PRECOMPILE" ${ARGN})
    set(sources)
    foreach(folder ${ARG_UNPARSED_ARGUMENTS})
        file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h ${folder}/*.qrc)
        list(APPEND sources ${found})
    endforeach()
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    add_library(onhire_${name} ${sources}) # static, or shared where each test program would carry a copy
    target_link_libraries(onhire_${name} PUBLIC onhire_flags ${ARG_LINK})
    onhire_precompile(onhire_${name} ${ARG_PRECOMPILE})
    onhire_compile_folders_together(onhire_${name})
endfunction()

function(onhire_program name)
    cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${ARG_UNPARSED_ARGUMENTS}/*.cpp ${ARG_UNPARSED_ARGUMENTS}/*.h
         ${ARG_UNPARSED_ARGUMENTS}/*.qrc)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${ARG_LINK})
    onhire_compile_folders_together(${name})
endfunction()
