import { asPrintedOrMasked, maskAccountNumber, shownDigits, showSameDigits } from "./account-number";

test.each([
  ["a full number keeps its last four", "4417 1234 5678 9113", "****9113"],
  ["a number cut at the start keeps them too", "XXXXXXXX9113", "****9113"],
  ["a number cut at the end keeps its first four", "441712XXXXXX", "4417****"],
  ["letters are kept where nothing is masked", "MED-77A4471", "****4471"],
  ["letters before the digits of a masked number are its own", "CBA1238800XXXX", "CBA1****"],
  ["a masked number may have a letter among its digits", "90000000001E9000000****", "9000****"],
  ["words before a masked number are none of it", "ENDING IN XXXX1234", "****1234"],
  ["a word and a mask show nothing", "CLOSED XXXX", undefined],
  ["brackets around the last figures are none of it", "(...6415)", "****6415"],
  ["what is too short to mask is not shown", "12", undefined],
  ["nothing is nothing", undefined, undefined],
])("%s", (_, printed, masked) => {
  expect(maskAccountNumber(printed)).toBe(masked);
});

test.each([
  ["the same number cut at different lengths", "441712XXXX", "44171234XX", true],
  ["a full number and its end", "4417123456789113", "****9113", true],
  ["different ends", "****9113", "****9114", false],
  ["one that shows its start and one that shows its end", "4417XXXX", "XXXX9113", "unknown"],
])("%s", (_, a, b, same) => {
  expect(showSameDigits(a, b)).toBe(same);
});

test.each([
  ["****9113", "••9113"],
  ["****12A4", "••12A4"],
  ["****XXXX", undefined],
  ["4417****", "4417••"],
  ["****", undefined],
  [undefined, undefined],
])("of %s a list shows %s", (masked, shown) => {
  expect(shownDigits(masked)).toBe(shown);
});

test.each([
  ["*5813", "*5813"],
  ["XXXX-5813", "XXXX-5813"],
  ["517805731234****", "5178****"],
  ["4417 1234 5678 9113", "****9113"],
])("in the words of a report %s is quoted as %s", (printed, quoted) => {
  expect(asPrintedOrMasked(printed)).toBe(quoted);
});
