import type { ReactNode } from 'react';

/** The last action's result. */
export const Done = ({ children }: { children: ReactNode }) => (
  <div className="done" role="status">
    <p>{children}</p>
  </div>
);

/** An error message. */
export const Wrong = ({ children }: { children: ReactNode }) => (
  <div className="wrong" role="alert">
    {children}
  </div>
);

/** A hint. */
export const Note = ({ children }: { children: ReactNode }) => <div className="note">{children}</div>;
