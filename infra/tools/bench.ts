import { bundleFunctions } from "#infra/build/bundle-functions";
import { measureBundles } from "./bench/bundles";
import { measureLanding } from "./bench/landing";
import { measureLetters } from "./bench/letters";
import { measurePictures } from "./bench/pictures";
import { measurePresses } from "./bench/presses";
import { measureStart } from "./bench/product";
import { measureReads } from "./bench/reads";
import { measureReports } from "./bench/reports";
import { measureScreens } from "./bench/screens";
import { printTable } from "./bench/table";
import { step } from "./step";

// `npm run bench`: figures with a peer beside them, measured in the same run. For orientation: it never fails.
const metafile = await step("Bundling the functions", bundleFunctions);
const { sizes, loads } = await step("Loading each bundle 20 times", () => measureBundles(metafile));
const letters = await step("Printing letters", measureLetters);
const reads = await step("Reading 1,000 times", measureReads);
const reports = await step("Reading generated credit reports", measureReports);
const pictures = await step("Reading a photo of a page", measurePictures);
const { start, rest } = await step("Starting twice, then Lighthouse, the screens and presses", () =>
  measureStart(async ({ origin }) => ({
    landing: await measureLanding(origin),
    screens: await measureScreens(origin),
    presses: await measurePresses(origin),
  })),
);

printTable("Bundle, gzip (peer: a bare DynamoDB client)", sizes);
printTable("Load in a fresh process, median of 20 (peer: the same)", loads);
printTable("Letters as PDF, median of 60 (peer: pdfkit drawing the same words)", letters);
printTable("Reads by a warm function (peer: GetItem of a bare client)", reads);
printTable("Uploaded reports, generated (values by item and bureau)", reports);
printTable("Photos of reports", pictures);
printTable("npm start", start);
printTable("Lighthouse, mobile, performance, median of 3", rest.landing);
printTable("Screens on a slow phone: content, loaded, moved (peer: a static page)", rest.screens);
printTable("Answers to a press on a slow phone, median of 7 (peer: a static page)", rest.presses);
