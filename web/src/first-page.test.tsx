import { ChakraProvider } from "@chakra-ui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { messages } from "#shared/i18n/en/index";
import { makeUser } from "#shared/testing/user";
import { createQueryClient } from "./api/query-client";
import { userQuery } from "./api/session";
import { sessionMarker } from "./api/session-marker";
import { bringFirstPage } from "./first-page";
import { ShownScreen } from "./lazy-screen";
import { pageAt } from "./page-table";
import { fakeApi } from "./testing/fake-api";
import { LanguageProvider } from "./ui/language";
import { pageLocation } from "./ui/page-location";
import { system } from "./ui/theme/system";

const never = () => new Promise<never>(() => {});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a member's first page is drawn at once with its data", async () => {
  const seen = fakeApi({
    "auth/get-user": () => makeUser({ firstName: "Ana" }),
    "disputes/list-disputes": () => [],
    "education/list-articles": () => [],
  });
  const client = createQueryClient();
  await bringFirstPage(client, "en", "/dispute-center");
  const page = pageAt("/dispute-center");

  render(
    <ChakraProvider value={system}>
      <LanguageProvider initial="en" messages={messages}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={["/dispute-center"]}>
            {page && <ShownScreen screen={page.screen} />}
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </ChakraProvider>,
  );
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ firstName: "Ana" });
  expect(screen.getByRole("heading", { name: "Active disputes" })).toBeVisible();
  // Further down, with its own place to wait.
  await waitFor(() => expect(seen.map(({ name }) => name)).toContain("education/list-articles"));
});

test("a visitor's first page asks for nothing that is a member's", async () => {
  jest.spyOn(sessionMarker, "isThere").mockReturnValue(false);
  const seen = fakeApi({});
  await bringFirstPage(createQueryClient(), "en", "/dashboard");
  expect(seen).toEqual([]);
});

test("in the name of a session that has ended nothing is asked but who is signed in", async () => {
  const ended = jest.spyOn(pageLocation, "replace").mockImplementation(() => {});
  const seen = fakeApi({});
  await bringFirstPage(createQueryClient(), "en", "/");
  expect(seen.map(({ name }) => name)).toEqual(["auth/get-user", "auth/get-password-user"]);
  expect(ended).not.toHaveBeenCalled();
});

test("a server that is slow keeps no one waiting longer than a second and a half", async () => {
  jest.useFakeTimers();
  fakeApi({ "auth/get-user": never });
  let isThere = false;
  const brought = bringFirstPage(createQueryClient(), "en", "/help").then(() => {
    isThere = true;
  });
  await jest.advanceTimersByTimeAsync(1_400);
  expect(isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await brought;
  expect(isThere).toBe(true);
});
