/** The word "text" as a link that texts 988. */
export function Text988({ children = 'text' }: { children?: string }) {
  return (
    <a href="sms:988" aria-label="text 988">
      {children}
    </a>
  );
}

/** The sentence for somebody in danger, with its numbers as links. */
export function CrisisLine() {
  return (
    <>
      In an emergency, call <a href="tel:911">911</a>. In a crisis, call or <Text988 /> <a href="tel:988">988</a>.
    </>
  );
}
