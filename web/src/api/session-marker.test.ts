import { SESSION_MARKER } from "#shared/api/session-marker";
import { sessionMarker } from "./session-marker";

const { isThere } = sessionMarker;

test.each([
  ["beside others", `language=es; ${SESSION_MARKER}=1; theme=dark`, true],
  ["as the first one", `${SESSION_MARKER}=1`, true],
  ["as the end of another name", `x${SESSION_MARKER}=1`, false],
  ["not at all", "language=es", false],
])("the marker is found %s", (_, cookies, isFound) => {
  jest.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  expect(isThere()).toBe(isFound);
});
