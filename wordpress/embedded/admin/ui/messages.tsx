import type { ReactNode } from 'react';

/** The last action's result. */
export const Done = ({ children }: { children: ReactNode }) => (
  <div className="done" role="status">
    <p>{children}</p>
  </div>
);

/** What went wrong. */
export const Wrong = ({ children }: { children: ReactNode }) => (
  <div className="wrong" role="alert">
    {children}
  </div>
);

/** What is good to know. */
export const Note = ({ children }: { children: ReactNode }) => <div className="note">{children}</div>;
