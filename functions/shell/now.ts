/** The time that the service believes in. Code that needs the time takes it from here or has it handed in. */
export function now(): Date {
  return new Date();
}
