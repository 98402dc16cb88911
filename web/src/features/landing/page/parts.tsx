import type { ReactNode } from "react";

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M15 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M8.5 12.5l3 3L21 5M16.5 4.5L21 5l-.5 4.5" />
    </svg>
  );
}

export function Check() {
  return (
    <svg className="check" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </svg>
  );
}

export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="wide">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
