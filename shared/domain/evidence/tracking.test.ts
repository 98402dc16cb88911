import { groupedNumber, trackingPage } from "./tracking";

test("a certified number is printed in groups of four and followed at the post by its own digits", () => {
  expect(groupedNumber("9407111899560817432100")).toBe("9407 1118 9956 0817 4321 00");
  expect(trackingPage("9407111899560817432100")).toBe(
    "https://tools.usps.com/go/TrackConfirmAction?tLabels=9407111899560817432100",
  );
});
