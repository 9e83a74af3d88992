# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a fault in the program harder to use against it, for the builds that people run. The others are to be
# debugged, or carry a sanitizer, which does not go with it.

if(CMAKE_BUILD_TYPE MATCHES "^(Release|RelWithDebInfo|MinSizeRel)$" AND NOT ONHIRE_SANITIZE)
    include(CheckCXXCompilerFlag)
    include(CheckPIESupported)
    check_pie_supported() # so that programs are linked as what they are compiled as
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    target_compile_options(onhire_flags INTERFACE
        -fstack-protector-strong -fstack-clash-protection -fno-semantic-interposition -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    check_cxx_compiler_flag(-fcf-protection=full ONHIRE_HAS_CF_PROTECTION) # x86 only
    if(ONHIRE_HAS_CF_PROTECTION)
        target_compile_options(onhire_flags INTERFACE -fcf-protection=full)
    endif()
    target_link_options(onhire_flags INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
    set(ONHIRE_HARDENED ON)
endif()
