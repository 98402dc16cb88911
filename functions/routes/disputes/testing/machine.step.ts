import type fc from "fast-check";
import type { Model, Outcome, Real } from "./machine.model";

type Act = (model: Model, real: Real) => Promise<[expected: Outcome, actual: Outcome]>;

/** A step that may be tried at any time, and what should come of it. */
export class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly act: Act,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(model: Model, real: Real): Promise<void> {
    const [expected, actual] = await this.act(model, real);
    expect([this.name, actual]).toEqual([this.name, expected]);
  }
}
