import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { accessFaults } from "#web/src/testing/access-faults";
import { showDisputes } from "../testing/show-disputes";

const at = { experian: { reportsItem: true } };
const one = makeDispute({ id: "01KAB0000000000000000000N1", accountName: "Northgate", bureaus: at });
const other = makeDispute({
  id: "01KAB0000000000000000000N2",
  negativeItemId: "n2",
  accountName: "Harbor Lane",
  bureaus: at,
});

async function openBoth(language: "en" | "es" = "en") {
  const view = showDisputes({ disputes: [one, other], language });
  for (const name of ["Northgate", "Harbor Lane"]) {
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^(Review|Revisar).* ${name}`) }));
  }
  await screen.findAllByRole("textbox", { name: /In your own words|Con sus propias palabras/ });
  return view;
}

test("the label of a second draft's field leads to that draft's field", async () => {
  await openBoth();
  const panel = (id: string) => within(document.getElementById(`dispute-${id}`) ?? document.body);
  await userEvent.click(panel(other.id).getByText("In your own words"));
  expect(panel(other.id).getByRole("textbox", { name: /In your own words/ })).toHaveFocus();
});

test.each(["en", "es"] as const)(
  "with two drafts open, ids, places and buttons have names of their own: %s",
  async (language) => {
    const { container } = await openBoth(language);
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);

    const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label") ?? each.textContent);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(await accessFaults(container)).toHaveNoViolations();
  },
);

test("a draft that was deleted in another window leaves the list, with the reason", async () => {
  let kept = [one, other];
  showDisputes({
    fakes: {
      "disputes/list-disputes": () => kept,
      "disputes/get-dispute": () => {
        throw new AppError("NOT_FOUND");
      },
    },
  });
  const review = await screen.findByRole("button", { name: /^Review.* Northgate/ });
  kept = [other];
  await userEvent.click(review);

  expect(await screen.findByText("This draft is no longer here")).toBeVisible();
  expect(screen.queryByText("Failed to load disputes")).toBeNull();
  await waitFor(() => expect(screen.queryByText("Northgate")).toBeNull());
});
