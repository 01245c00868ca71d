# The unit tests in parts of like length, so that each processor has something to do. What runs them is
# `run_tests`, or the program itself.
if(NOT run_tests)
  set(run_tests unblocker_tests)
endif()
set(pictures *scanner*,*render*)
set(scans *scanner*scan_test*)
set(refusals *scanner*refusal_test*)
set(long "*random boards are read exactly")
add_test(NAME unit_scans
  COMMAND ${run_tests} --source-file=${scans} "--test-case-exclude=${long}*")
add_test(NAME unit_refusals COMMAND ${run_tests} --source-file=${refusals})
add_test(NAME unit_pictures
  COMMAND ${run_tests} --source-file=${pictures} --source-file-exclude=${scans},${refusals})
add_test(NAME unit_random_1 COMMAND ${run_tests} "--test-case=${long}*(1)")
add_test(NAME unit_random_2 COMMAND ${run_tests} "--test-case=${long}*(2)")
add_test(NAME unit COMMAND ${run_tests} --source-file-exclude=${pictures})
# The longest first, which are those as WebAssembly and those with the sanitizers: begun last, one would
# keep one processor busy alone.
set_tests_properties(unit unit_pictures PROPERTIES COST 200)
set_tests_properties(unit_refusals unit_scans PROPERTIES COST 100)
