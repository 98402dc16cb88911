import { accountClients, checkAccount } from "./preflight";

// `npm run deploy`, before the CDK: what an account lacks is said before ten stacks are made.
const { stops, notes } = await checkAccount(accountClients());
for (const line of [...notes, ...stops]) console.error(line);
if (stops.length > 0) process.exit(1);
