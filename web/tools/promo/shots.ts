import type { Page } from "playwright-core";
import { Camera } from "./camera";
import type { Shot } from "./film";

/** Words of the product's screens by their key, in the language of the film. */
export type Say = (key: string) => string;

type Scene = {
  caption: string;
  path: string;
  play: (camera: Camera, page: Page, say: Say) => Promise<void>;
};

/** The story in the order in which a member lives it, on the seeded screens of Maya Lopez. */
const scenes: Scene[] = [
  {
    caption: "report",
    path: "/credit-report",
    play: async (camera, page) => {
      await camera.hold(1.4);
      await camera.scrollTo(page.getByText("Experian", { exact: true }).first(), 1);
      await camera.hold(1.4);
      await camera.scrollTo(page.getByText("TransUnion", { exact: true }).first(), 1);
      await camera.hold(1.6);
    },
  },
  {
    caption: "choose",
    path: "/credit-report",
    play: async (camera, page, say) => {
      const item = page.getByRole("checkbox", { name: /Marlow County Superior Court/ }).locator("xpath=..");
      await camera.startAt(item, 100);
      await camera.hold(1.2);
      await camera.touch(item);
      await camera.hold(0.6);
      const reason = page.getByText(say("item.reason.outdated"), { exact: true }).first();
      await camera.scrollTo(reason, 1.4, { below: 230 });
      await camera.touch(reason);
      await camera.hold(1.6);
    },
  },
  {
    caption: "letter",
    path: "/disputes",
    play: async (camera, page, say) => {
      const review = page.getByRole("button", { name: new RegExp(`^${say("disputes.letters.review")}.*Keystone`) });
      await camera.startAt(review, 160);
      await camera.hold(0.8);
      await camera.touch(review);
      const equifax = page.getByRole("tab", { name: "Equifax" });
      await camera.scrollTo(equifax, 0.8);
      await camera.touch(equifax);
      await camera.hold(1);
      const words = "This account does not belong to me";
      await camera.scrollTo(page.getByText(words).filter({ visible: true }).first(), 2.4, { below: 200, words });
      await camera.hold(2.8);
    },
  },
  {
    caption: "clock",
    path: "/disputes",
    play: async (camera, page) => {
      await camera.startAt(page.getByRole("heading", { name: "Harbor Lane Bank" }), 28);
      await camera.hold(2.4);
      await camera.scrollTo(page.getByText(/^(Day|Día) \d+/).first(), 1.2, { below: 100 });
      await camera.hold(2.4);
    },
  },
  {
    caption: "removed",
    path: "/disputes",
    play: async (camera, page, say) => {
      // Which of her items the bureaus deleted is not the same in each seed.
      const deleted = /\bdeleted \{([^}]+)\}/.exec(say("disputes.next.resolved"))?.[1] ?? "";
      await camera.startAt(page.getByText(deleted).first().locator("xpath=preceding::h3[1]"), 28);
      await camera.hold(5);
    },
  },
];

/**
 * Films each scene on the screens of a running product.
 *
 * @param page signed in as the member whose screens are filmed
 */
export async function shoot(page: Page, origin: string, say: Say): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { caption, path, play } of scenes) {
    await page.goto(origin + path);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const camera = new Camera(page);
    await camera.settle();
    await play(camera, page, say);
    shots.push({ caption, moments: camera.moments });
  }
  return shots;
}
