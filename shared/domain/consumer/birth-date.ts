import { addYears, type Day } from "../days";

const ADULT_YEARS = 18;

/** What is wrong with a birth date: it is not in the past, or it makes a person too young for a contract. */
export function birthDateProblem(dateOfBirth: Day, today: Day): string | undefined {
  if (dateOfBirth >= today) return "Please enter a valid date";
  return addYears(dateOfBirth, ADULT_YEARS) <= today ? undefined : "You must be at least 18 years old";
}

/** The same of what was typed and may be unfinished: nothing is wrong with what is no whole date yet. */
export function statedBirthDateProblem(typed: string, today: Day): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? birthDateProblem(typed, today) : undefined;
}
