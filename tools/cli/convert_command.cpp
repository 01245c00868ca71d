// `convert`: a puzzle in any notation in, the same puzzle in another one out.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "commands.h"
#include "notation/formats.h"

namespace unblocker {
namespace {

void listFormats() {
  for (const Format* format : formats()) {
    std::cout << format->name << "\n    " << format->title << "\n";
    if (!format->limits.empty()) std::cout << "    Limits: " << format->limits << "\n";
  }
}

// Whether there was a puzzle, and the notation has words for it.
bool convert(const std::string& text, const Format& to) {
  const Result<Imported> imported = importPuzzle(text);
  if (!imported) {
    complain(imported.error().message.text);
    return false;
  }
  const Result<Exported> exported = to.write(imported->puzzle);
  if (!exported) {
    complain(exported.error().message.text);
    return false;
  }
  for (const std::string& note : {imported->note.text, exported->note.text}) {
    if (!note.empty()) complain(note);
  }
  std::cout << exported->text;
  if (!exported->text.ends_with('\n')) std::cout << '\n';
  return true;
}

std::string contentOf(std::istream& stream) {
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace

int runConvert(const Arguments& arguments) {
  if (arguments.operands.empty()) {
    listFormats();
    return 0;
  }
  const Format* to = formatNamed(arguments.operands.front());
  if (!to) {
    complain("There is no notation " + arguments.operands.front() +
             "; unblocker convert lists all.");
    return exitUsage;
  }
  if (arguments.operands.size() == 1) return convert(contentOf(std::cin), *to) ? 0 : 1;
  bool allConverted = true;
  for (std::size_t at = 1; at < arguments.operands.size(); ++at) {
    std::ifstream file(arguments.operands[at], std::ios::binary);
    if (!file) complain("The file " + arguments.operands[at] + " cannot be opened.");
    allConverted = file && convert(contentOf(file), *to) && allConverted;
  }
  return allConverted ? 0 : 1;
}

}  // namespace unblocker
