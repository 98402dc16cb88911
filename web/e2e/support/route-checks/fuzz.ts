import fc from "fast-check";
import { refusalsOf } from "#shared/api/refusals";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { mutated } from "../bodies";
import { type Answer, Caller, type Parts } from "../caller";
import { localConsole } from "../local-console";
import { register } from "../people";
import { filled } from "../routes";
import { soundBodies } from "../sound-body";
import { renewSessions, type World } from "./world";

const CALLS = process.env.SOAK === undefined ? 4 : 400;
const TWO_MINUTES = 2 / 1_440;

type Shot = { who: "own" | "anonymous" | "tampered"; id: string; query: Record<string, string>; parts: Parts };

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("__proto__", "constructor", "\u0000", "..", "%", "{}", "' OR 1=1 --", "x".repeat(3_000)),
);

/** Calls of one route that no client means: some close to valid, some far from it. */
function shots(name: RouteName, { fuzzed }: World): fc.Arbitrary<Shot> {
  const { method, query }: RouteLine = routes[name];
  const sound = soundBodies()[name];
  const near = fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([which, value]) => {
    const bodies = mutated(sound, [value]);
    return bodies.length > 0 ? bodies[which % bodies.length]?.body : value;
  });
  const far = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.object({ maxDepth: 2, withUnicodeString: true }));
  const parts: fc.Arbitrary<Parts> =
    method === "GET"
      ? fc.constant({})
      : fc.oneof(
          { weight: 6, arbitrary: fc.oneof(near, far).map((body) => ({ body })) },
          { weight: 1, arbitrary: words.map((raw) => ({ raw })) },
          { weight: 1, arbitrary: fc.constant({ body: sound ?? {}, headers: { "idempotency-key": "the same key" } }) },
        );
  const fields = [...Object.keys(query?.shape ?? {}), "none"];
  return fc.record({
    who: fc.constantFrom("own", "own", "own", "anonymous", "tampered"),
    id: fc.oneof(
      words.filter((text) => text !== "" && !/^\.+$/.test(text)),
      fc.constant(fuzzed.drafts[0] ?? ""),
    ),
    query: fc.dictionary(fc.constantFrom(...fields), words, { maxKeys: 2 }),
    parts,
  });
}

async function shoot(name: RouteName, { who, id, query, parts }: Shot, world: World): Promise<Answer> {
  const { method, path } = filled(name, encodeURIComponent(id));
  const { product, admin, fuzzed } = world;
  const own = routes[name].access.startsWith("admin") ? admin : fuzzed.caller;
  const callers = { own, anonymous: new Caller(product.origin), tampered: own.tampered((value) => value.slice(1)) };
  return callers[who].send(method, `${path}?${new URLSearchParams(query)}`, parts);
}

/** Whatever a route is sent, it answers what is documented, and never fails. */
export function testFuzz(name: RouteName, world: () => World): void {
  test("never fails, whatever it is sent", async () => {
    const operator = localConsole(world().product.origin);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const problems: string[] = [];
    const documented: readonly string[] = refusalsOf(routes[name]);
    for (const shot of fc.sample(shots(name, world()), { numRuns: CALLS, seed })) {
      let answer = await shoot(name, shot, world());
      if (answer.status === 429) {
        await operator.advanceDays(TWO_MINUTES);
        await renewSessions(world());
        answer = await shoot(name, shot, world());
      }
      // A deleted account cannot call again.
      if (name === "account/delete-account" && answer.status < 300) {
        Object.assign(world().fuzzed, { ...(await register(world().product.origin)), drafts: [] });
      }
      if (answer.code && !documented.includes(answer.code)) problems.push(`${answer.code} is not documented`);
      if (answer.status >= 500) problems.push(`${JSON.stringify(shot).slice(0, 600)} answered ${answer.text}`);
    }
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  });
}
