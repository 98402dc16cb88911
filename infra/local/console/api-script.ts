/** What runs in the page of the API: sends a form as its route wants it and shows the answer. */
export const apiScript = `
const call = async (form) => {
  const headers = {};
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const { name, value, dataset } of form.querySelectorAll("input[data-in]")) {
    if (value === "") continue;
    if (dataset.in === "path") path = path.replace("{" + name + "}", encodeURIComponent(value));
    if (dataset.in === "query") query.set(name, value);
    if (dataset.in === "header") headers[name] = value;
  }
  const body = form.elements.body?.value;
  if (form.dataset.method !== "GET") headers["content-type"] = "application/json";
  const url = path + (query.size > 0 ? "?" + query : "");
  const startedAt = performance.now();
  const answer = await fetch(url, { method: form.dataset.method, headers, body, redirect: "manual" });
  const ms = Math.round(performance.now() - startedAt);
  return { url, ms, answer, text: await shown(answer) };
};

const shown = async (answer) => {
  if (answer.type === "opaqueredirect") return "A redirect. Browsers do not show scripts its address.";
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return JSON.stringify(await answer.json(), null, 2);
  if (type.startsWith("text/")) return answer.text();
  const { size } = await answer.blob();
  return size === 0 ? "" : size + " bytes of " + type;
};

const block = (title, text) => {
  const heading = document.createElement("strong");
  heading.textContent = title;
  const pre = document.createElement("pre");
  pre.textContent = text;
  return [heading, pre];
};

for (const form of document.querySelectorAll("form[data-path]"))
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const output = form.querySelector("output");
    output.replaceChildren("…");
    try {
      const { url, ms, answer, text } = await call(form);
      const headers = [...answer.headers].map(([name, value]) => name + ": " + value).join("\\n");
      const status = (answer.status || "redirect") + " " + answer.statusText + " (" + ms + " ms)";
      output.replaceChildren(...block(form.dataset.method + " " + url, status), ...block("Headers", headers), ...block("Body", text));
    } catch (error) {
      output.replaceChildren(...block("No answer", String(error)));
    }
  });
`;
