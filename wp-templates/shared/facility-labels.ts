/** Labels of the model's choices (facilityDetails: treatments, amenities). */
export const TREATMENTS: Record<string, string> = {
  detox: 'Medical detox',
  residential: 'Residential treatment',
  'partial-hospitalization': 'Partial hospitalization',
  'intensive-outpatient': 'Intensive outpatient',
  outpatient: 'Outpatient',
  telehealth: 'Telehealth',
  veterans: 'Veterans program',
  lgbtq: 'LGBTQ+ program',
  couples: 'Couples program',
};

export const AMENITIES: Record<string, string> = {
  gym: 'Gym',
  pool: 'Pool',
  'private-rooms': 'Private rooms',
  chef: 'Chef-prepared meals',
  pets: 'Pets welcome',
  yoga: 'Yoga',
  'music-studio': 'Music studio',
  'game-room': 'Game room',
  transport: 'Transport',
};

/** Returns the labels in the editor's order. An unknown choice gets a label from its key. */
export function labels(keys: (string | null)[] | null | undefined, names: Record<string, string>): string[] {
  return (keys ?? []).flatMap((key) => {
    if (!key) return [];
    const words = key.replaceAll('-', ' ');
    return names[key] ?? words[0]?.toUpperCase() + words.slice(1);
  });
}
