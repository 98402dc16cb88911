import { encodeTime } from "ulid";
import type { Person } from "#functions/providers/bureau/bureau";
import { type Draw, drawsOf } from "#functions/providers/bureau/random";
import type { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";

/** One of many generated persons: the same for the same number, whenever it is drawn. */
export type ManyPerson = {
  number: number;
  userId: string;
  email: string;
  person: Person;
  language: "en" | "es";
  status: SubscriptionStatus;
  tier: SubscriptionTier;
  /** What else is drawn about this person. */
  draw: Draw;
};

const firstNames =
  "Alma Andre Beatriz Carla Chen Dana Darius Elena Emeka Erin Farah Felix Grace Hector Imani Ines Jamal Jonas Keiko Lamar Leila Liam Lucia Marcos Mei Nadia Noah Olga Omar Paloma Priya Quentin Rafael Rosa Ruth Samir Sofia Tariq Tessa Theo Uma Victor Wanda Xavier Yara Zoe".split(
    " ",
  );
const lastNames =
  "Abbott Acosta Baker Banerjee Brooks Castillo Chang Cooper Cruz Delgado Diaz Ellis Evans Fischer Flores Garcia Gomez Grant Haddad Hill Hughes Ibarra Jackson Jensen Kaur Kim Lambert Lewis Lopez Martin Medina Morgan Nguyen Novak Ortiz Owens Parker Patel Quinn Ramos Reyes Rossi Santos Silva Stone Torres Underwood Vargas Walker Young Zimmer".split(
    " ",
  );
const streets = ["Oak Street", "Cedar Avenue", "Lakeview Drive", "Maple Lane", "Hill Road", "Second Street"];
const cities: [string, string, string][] = [
  ["Austin", "TX", "787"],
  ["Columbus", "OH", "432"],
  ["Denver", "CO", "802"],
  ["Phoenix", "AZ", "850"],
  ["Portland", "OR", "972"],
  ["Albany", "NY", "122"],
  ["Tampa", "FL", "336"],
  ["Sacramento", "CA", "958"],
];
/** Of 20 members. */
const standings: [SubscriptionStatus, number][] = [
  ["active", 14],
  ["pending_verification", 2],
  ["incomplete", 2],
  ["inactive", 2],
];
const tiers: [SubscriptionTier, number][] = [
  ["monthly", 12],
  ["premium", 4],
  ["onetime", 4],
];
/** Crockford's letters, which ULIDs are made of. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The `number`th of the many, from 1 to 899,999. These numbers belong to no one: 666 is never issued, 555-01xx is reserved. */
export function manyPerson(number: number): ManyPerson {
  const draw = drawsOf(`one of many ${number}`);
  const [firstName, lastName] = [oneOf(draw, firstNames), oneOf(draw, lastNames)];
  const [city, state, zip] = oneOf(draw, cities);
  const year = draw.between(1950, 2004);
  return {
    number,
    userId: drawnId(draw, "01K0"),
    email: `${firstName}.${lastName}.${number}@many.example`.toLowerCase(),
    language: draw.isTrue(0.2) ? "es" : "en",
    status: shared(draw, standings),
    tier: shared(draw, tiers),
    person: {
      firstName,
      lastName,
      // Groups from 10 on: the special identities have group 00.
      ssn: `666${String(100_000 + number)}`,
      dateOfBirth: `${year}-${twoDigits(draw.between(1, 12))}-${twoDigits(draw.between(1, 28))}`,
      phone: `(512) 555-01${twoDigits(draw.between(0, 99))}`,
      address: {
        street: `${draw.between(10, 9_900)} ${oneOf(draw, streets)}`,
        city,
        state,
        zipCode: `${zip}${twoDigits(draw.between(0, 99))}`,
      },
    },
    draw,
  };
}

/** A ULID of an instant, the rest of it drawn: lists go by it. */
export const drawnIdAt = (draw: Draw, at: number) => drawnId(draw, encodeTime(at, TIME_LETTERS));

const TIME_LETTERS = 10;

/** A ULID that is drawn and not made of the time, so that the same number has it again. */
export function drawnId(draw: Draw, prefix: string): string {
  const rest = Array.from({ length: 26 - prefix.length }, () => LETTERS[draw.between(0, 31)]);
  return prefix + rest.join("");
}

function shared<T>(draw: Draw, parts: [T, number][]): T {
  const all = parts.flatMap(([value, share]) => Array.from({ length: share }, () => value));
  return oneOf(draw, all);
}

function oneOf<T>(draw: Draw, [first, ...others]: readonly T[]): T {
  if (first === undefined) throw new Error("Nothing to draw from");
  return draw.oneOf([first, ...others]);
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
