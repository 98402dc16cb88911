import type { ReactNode } from "react";

type IconProps = { size?: number };

/** Every icon is beside words or in a named button, so screen readers skip it. */
function Stroke({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The mark: a letter whose check becomes a rising line. */
export function Mark({ size = 28 }: IconProps) {
  return (
    <Stroke size={size}>
      <path d="M15 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />
      <path d="M8.5 12.5l3 3L21 5" />
      <path d="M16.5 4.5L21 5l-.5 4.5" />
    </Stroke>
  );
}

export const CloseIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Stroke>
);
export const BellIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 7h-17S6 15 6 9M10 20a2 2 0 0 0 4 0" />
  </Stroke>
);
export const SunIcon = (props: IconProps) => (
  <Stroke {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" />
  </Stroke>
);
export const MoonIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </Stroke>
);
export const MenuIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Stroke>
);
export const CheckIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Stroke>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M6 9l6 6 6-6" />
  </Stroke>
);
export const DownloadIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </Stroke>
);
export const EyeIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Stroke>
);
export const EyeOffIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  </Stroke>
);
export const InfoIcon = (props: IconProps) => (
  <Stroke {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 8v.01" />
  </Stroke>
);
export const WarningIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M12 4L2.5 20h19L12 4zM12 10v4M12 17v.01" />
  </Stroke>
);
export const ClockIcon = (props: IconProps) => (
  <Stroke {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Stroke>
);
export const ShieldIcon = (props: IconProps) => (
  <Stroke {...props}>
    <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4" />
  </Stroke>
);
