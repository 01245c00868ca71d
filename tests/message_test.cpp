// Sentences with values in them: as English text, and as what a translation needs.
#include "message.h"

#include <doctest.h>

#include <string>

using namespace unblocker;
using namespace std::string_view_literals;

namespace {

constexpr const char* weight = "weight: {who} weighs {grams} g, {grams} g: heavy.";

}  // namespace

TEST_CASE("message: values take their places, and are told apart from the sentence") {
  const Message message = say(weight, {"A {grams}"sv, 12});
  CHECK(message.text == "A {grams} weighs 12 g, 12 g: heavy.");
  CHECK(message.name == "weight");
  REQUIRE(message.values.size() == 2);
  CHECK(message.values[0].place == "who");
  CHECK(message.values[0].text == "A {grams}");
  CHECK(message.values[1].place == "grams");
  CHECK(message.values[1].text == "12");
}

TEST_CASE("message: a place without a value stays as it is") {
  CHECK(say(weight, {"B"sv}).text == "B weighs {grams} g, {grams} g: heavy.");
  CHECK(say("none: {here}").text == "{here}");
}

TEST_CASE("message: nothing at all can be said, too") {
  CHECK(say("").text.empty());
  CHECK(say("").name.empty());
}

TEST_CASE("message: a sentence without a name is the same wherever it is said") {
  const Message message = "Nothing to add.";
  CHECK(message.text == "Nothing to add.");
  CHECK(message.name.empty());
}
