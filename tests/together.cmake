# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the sources of one program that holds several tests, and is whichever of them it is called by: half of what a test
# costs to compile and to link is the same for all of them. Each file is compiled in a namespace of its own, after the headers
# of all of them.
#   cmake -D FOLDER=… -D TESTS=name|source;… -D PART=n -P together.cmake
file(MAKE_DIRECTORY ${FOLDER})
if(DEFINED PART)
    set(text "// SPDX-License-Identifier: GPL-3.0-or-later\n")
    set(headers)
    set(bodies)
    foreach(test ${TESTS})
        string(REGEX MATCH "^([^|]*)\\|(.*)$" _ ${test})
        file(STRINGS ${CMAKE_MATCH_2} includes REGEX "^#include .*[.>\"]")
        list(FILTER includes EXCLUDE REGEX "\\.moc\"")
        list(APPEND headers ${includes})
        string(APPEND bodies "\nnamespace ${CMAKE_MATCH_1} {\n#include \"${CMAKE_MATCH_2}\"\n}\n")
    endforeach()
    foreach(header qtmochelpers.h qxptype_traits.h) # what later versions of moc write into each file, where there is a namespace
        list(APPEND headers "#if __has_include(<QtCore/${header}>)\n#include <QtCore/${header}>\n#endif")
    endforeach()
    list(REMOVE_DUPLICATES headers)
    list(JOIN headers "\n" headers)
    file(WRITE ${FOLDER}/tests_${PART}.cpp "${text}${headers}\n${bodies}")
    return()
endif()

set(declared)
set(rows)
foreach(name ${TESTS})
    string(APPEND declared "namespace ${name} {\nint main(int argc, char **argv);\n}\n")
    string(APPEND rows "    {\"${name}\", ${name}::main},\n")
endforeach()
file(WRITE ${FOLDER}/main.cpp "// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string_view>

${declared}
namespace {

struct Test
{
    std::string_view name;
    int (*run)(int, char **);
};

constexpr Test tests[] = {
${rows}};

}

int main(int argc, char **argv)
{
    const std::string_view path = argv[0];
    const std::string_view called = path.substr(path.find_last_of('/') + 1);
    for (const Test &test : tests) {
        if (test.name == called)
            return test.run(argc, argv);
    }
    std::fputs(\"Call it by the name of one of its tests:\\n\", stderr);
    for (const Test &test : tests)
        std::fprintf(stderr, \"  %s\\n\", test.name.data());
    return 2;
}
")
