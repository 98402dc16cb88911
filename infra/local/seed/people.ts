/** A person whose life the seed plays. These numbers belong to no one: the 666 range is never issued, 555-01xx is reserved. */
export type Profile = {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  ssn: string;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string };
  username: string;
};

const person = (
  email: string,
  [firstName, lastName, username]: [string, string, string],
  [dateOfBirth, ssn, phone]: [string, string, string],
  [street, city, state, zipCode]: [string, string, string, string],
): Profile => ({
  firstName,
  lastName,
  username,
  email,
  dateOfBirth,
  ssn,
  phone,
  address: { street, city, state, zipCode },
});

export const admin = { firstName: "Ada", lastName: "Morgan", email: "admin@redress.example" };
export const empty = { firstName: "Nina", lastName: "Brooks", email: "empty@redress.example" };

export const maya = person(
  "member@redress.example",
  ["Maya", "Lopez", "maya.lopez"],
  ["1986-04-12", "666-00-0002", "(512) 555-0142"],
  ["1842 Juniper Street", "Austin", "TX", "78702"],
);
export const onetime = person(
  "onetime@redress.example",
  ["Daniel", "Reed", "daniel.reed"],
  ["1979-09-03", "666-21-4402", "(614) 555-0117"],
  ["77 Whittier Avenue", "Columbus", "OH", "43206"],
);
export const premium = person(
  "premium@redress.example",
  ["Priya", "Shah", "priya.shah"],
  ["1990-01-25", "666-34-9011", "(201) 555-0163"],
  ["310 Palisade Avenue", "Jersey City", "NJ", "07307"],
);
export const pending = person(
  "pending@redress.example",
  ["Marcus", "Hill", "marcus.hill"],
  ["1983-11-17", "666-45-2290", "(303) 555-0188"],
  ["2210 Stout Street", "Denver", "CO", "80205"],
);
export const fresh = person(
  "new@redress.example",
  ["Elena", "Torres", "elena.torres"],
  ["1995-06-30", "666-52-7718", "(602) 555-0126"],
  ["2415 West Osborn Road", "Phoenix", "AZ", "85015"],
);
export const inactive = person(
  "inactive@redress.example",
  ["Tom", "Becker", "tom.becker"],
  ["1972-02-08", "666-63-1180", "(503) 555-0155"],
  ["1509 Alder Street", "Portland", "OR", "97205"],
);
