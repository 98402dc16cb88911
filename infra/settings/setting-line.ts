/** One parameter of a deployment. */
export type Setting = {
  parameter: string;
  description: string;
  /** A setting without one must be given at the first deployment. */
  default?: string;
  allowed?: string[];
  pattern?: string;
  /** Of a secret value: shown by no one who may read the stack. */
  noEcho?: true;
  minLength?: number;
};
