import { renderScreen } from "#web/src/testing/render-screen";
import { EmailAddress } from "./email-address";

test("a long address may break before its domain and its dots; its text stays the address", () => {
  const { container } = renderScreen(<EmailAddress address="maria.elena@mail.mail.example" />);
  const marked = container.innerHTML.replaceAll("<wbr>", "|");
  expect(marked).toContain("maria.elena|@mail|.mail|.example");
  expect(container).toHaveTextContent("maria.elena@mail.mail.example");
});
