import { AFTER_THE_PERIOD, lettersIn, sendByClock, worldWithSubmitted } from "#functions/testing/send-letters-world";
import { streamRecord } from "#functions/testing/stream-record";
import { AppError } from "#shared/api/errors";
import { type SendServices, sendLetters } from "./send-letters";

// Many PDFs are made.

test("many runs at once, from the stream and by the clock, mail each letter once", async () => {
  const { world, maya, ids } = await worldWithSubmitted(3);
  world.clock.at = AFTER_THE_PERIOD;
  await Promise.allSettled([sendByClock(world), sendByClock(world), sendByClock(world)]);
  await sendByClock(world);
  const after = await world.users.get(maya.userId);
  const { disputes } = await world.disputes.list(maya.userId, { status: "sent", limit: 50 });
  await world.close();

  expect(disputes).toHaveLength(ids.length);
  expect(lettersIn(world)).toHaveLength(8);
  expect(after?.counts.active).toBe(3);
});

test.each([
  ["after a letter was handed over and before that was recorded", "recordMailed"],
  ["after all letters were recorded and before the dispute was saved", "transact"],
  ["before anything was stored", "put"],
])("a crash %s makes no second letter", async (_, where) => {
  const { world, maya, ids } = await worldWithSubmitted(1);
  world.clock.at = AFTER_THE_PERIOD;
  const crash = async () => {
    throw new Error("killed");
  };
  const { orders, disputes, files } = world.services;
  const { addressWrite, stopWrite, recordHeldBack, recordAgain, settleAgainWrite } = orders;
  const waiting = { addressWrite, stopWrite, recordHeldBack, recordAgain, settleAgainWrite };
  const broken: Partial<SendServices> =
    {
      recordMailed: {
        orders: { ...waiting, get: (of: never) => orders.get(of), recordMailed: crash },
      },
      transact: {
        disputes: {
          getNow: (userId: string, id: string) => disputes.getNow(userId, id),
          due: (at: string, start?: Record<string, unknown>) => disputes.due(at, start),
          dueAgain: (at: string, start?: Record<string, unknown>) => disputes.dueAgain(at, start),
          saveWrite: (dispute: never) => disputes.saveWrite(dispute),
          transact: crash,
        },
      },
      put: { files: { ...files, put: crash } },
    }[where] ?? {};
  await expect(sendByClock(world, broken)).rejects.toThrow("1 disputes did not leave");
  const between = await world.disputes.getNow(maya.userId, ids[0] ?? "");
  await sendByClock(world);
  const after = await world.disputes.getNow(maya.userId, ids[0] ?? "");
  await world.close();

  expect([between?.status, after?.status]).toEqual(["submitted", "sent"]);
  expect(lettersIn(world)).toHaveLength(3);
});

test("a post that fails is tried again; one dispute's failure does not keep the others back", async () => {
  const { world, maya } = await worldWithSubmitted(3);
  world.clock.at = AFTER_THE_PERIOD;
  let calls = 0;
  const flaky: SendServices["mail"] = {
    send: async (letter) => {
      calls += 1;
      if (calls % 3 === 0) throw new AppError("MAIL_UNAVAILABLE");
      return world.mail.send(letter);
    },
  };
  await sendByClock(world, { mail: flaky }).catch(() => undefined);
  await sendByClock(world);
  const { disputes } = await world.disputes.list(maya.userId, { status: "sent", limit: 50 });
  await world.close();
  expect(disputes).toHaveLength(3);
  expect(lettersIn(world)).toHaveLength(8);
});

test("from the stream only new orders that are due are mailed, and only those that fail are named", async () => {
  const { world, maya, ids } = await worldWithSubmitted(2);
  const order = (disputeId: string, mailAfter: string) => {
    return { userId: maya.userId, disputeId: `MAIL#${disputeId}#01`, mailAfter };
  };
  const [first = "", second = ""] = ids;
  const due = order(first, "2026-11-27T05:00:00.000Z");
  world.clock.at = AFTER_THE_PERIOD;
  const event = {
    Records: [
      streamRecord({ after: due }, "placed"),
      streamRecord({ before: due, after: due }, "changed"),
      streamRecord({ after: order(second, "2026-11-30T05:00:00.000Z") }, "later"),
    ],
  };
  const down: SendServices["mail"] = {
    send: async () => {
      throw new AppError("MAIL_UNAVAILABLE");
    },
  };
  const failed = await sendLetters({ event }, { ...world.services, mail: down });
  const retried = await sendLetters({ event }, world.services);
  await world.close();

  expect(failed).toEqual({ sent: 0, batchItemFailures: [{ itemIdentifier: "placed" }] });
  expect(retried).toEqual({ sent: 1, batchItemFailures: [] });
  expect(lettersIn(world)).toHaveLength(3);
});
