import * as z from "zod";
import { type Operation, operation } from "../json-service";
import { ServiceError } from "../stand-in";
import { hashPassword, mustFollow } from "./passwords";
import { assertPool, type Pool } from "./pool";
import type { PoolUser } from "./users";

const Attributes = z.array(z.object({ Name: z.string(), Value: z.string() }));
const Named = z.object({ UserPoolId: z.string(), Username: z.string().min(1) });
const INVALID = "InvalidParameterException";

/** What the service does to users with its own credentials (`Admin…`). */
export function adminOperations(pool: Pool): Record<string, Operation> {
  const { users, settings } = pool;
  /** An operation on one user of this pool. */
  const onUser = <S extends z.ZodType<z.output<typeof Named>>>(
    schema: S,
    run: (user: PoolUser, input: z.output<S>) => Promise<object>,
  ) =>
    operation(
      schema,
      (input) => {
        assertPool(pool, input.UserPoolId);
        return run(users.get(input.Username), input);
      },
      INVALID,
    );

  return {
    AdminCreateUser: operation(CreateInput, (input) => createUser(pool, input), INVALID),
    AdminSetUserPassword: onUser(
      Named.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
      async (user, { Password, Permanent }) => {
        mustFollow(settings.passwordPolicy ?? {}, Password);
        const status = Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD";
        await users.change(user, { status, password: await hashPassword(Password) });
        return {};
      },
    ),
    AdminGetUser: onUser(Named, async (user) => {
      const { Attributes: UserAttributes, ...rest } = described(user);
      return { ...rest, UserAttributes };
    }),
    AdminUpdateUserAttributes: onUser(Named.extend({ UserAttributes: Attributes }), async (user, input) => {
      await users.change(user, { attributes: { ...user.attributes, ...recordOf(input.UserAttributes) } });
      return {};
    }),
    AdminDeleteUser: onUser(Named, async (user) => {
      await users.delete(user);
      return {};
    }),
    AdminDisableUser: onUser(Named, async (user) => {
      await users.change(user, { isEnabled: false, grants: [] });
      return {};
    }),
    AdminEnableUser: onUser(Named, async (user) => {
      await users.change(user, { isEnabled: true });
      return {};
    }),
    AdminSetUserMFAPreference: onUser(
      Named.extend({ SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }) }),
      async (user, { SoftwareTokenMfaSettings: { Enabled } }) => {
        if (Enabled && !user.softwareToken?.isVerified) {
          throw new ServiceError(INVALID, "User has not verified software token mfa");
        }
        const token = user.softwareToken;
        await users.change(user, { softwareToken: token && { ...token, isOn: Enabled } });
        return {};
      },
    ),
    AdminUserGlobalSignOut: onUser(Named, async (user) => {
      await users.change(user, { grants: [] });
      return {};
    }),
  };
}

/** A user as the service answers it. */
export function described(user: PoolUser) {
  return {
    Username: user.username,
    Attributes: attributesOf(user),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.isEnabled,
    UserStatus: user.status,
  };
}

/** A user's attributes as the service lists them, the `sub` among them. */
export function attributesOf(user: PoolUser): { Name: string; Value: string }[] {
  return Object.entries({ sub: user.id, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));
}

const CreateInput = Named.extend({
  TemporaryPassword: z.string().optional(),
  UserAttributes: Attributes.default([]),
  MessageAction: z.literal("SUPPRESS"),
});

async function createUser(pool: Pool, input: z.output<typeof CreateInput>) {
  assertPool(pool, input.UserPoolId);
  const temporary = input.TemporaryPassword;
  if (temporary !== undefined) mustFollow(pool.settings.passwordPolicy ?? {}, temporary);
  const password = temporary === undefined ? undefined : await hashPassword(temporary);
  const { users } = pool;
  const user = await users.create(input.Username, "FORCE_CHANGE_PASSWORD", recordOf(input.UserAttributes));
  return { User: described(password === undefined ? user : await users.change(user, { password })) };
}

function recordOf(attributes: z.output<typeof Attributes>): Record<string, string> {
  const own = attributes.filter(({ Name }) => Name !== "sub");
  return Object.fromEntries(own.map(({ Name, Value }) => [Name, Value]));
}
