/** A setting that the deployment must give. @throws Error when it is missing or empty */
export function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}

/** A setting that a deployment may leave out. */
export function optionalEnv(name: string): string | undefined {
  return process.env[name] || undefined;
}
