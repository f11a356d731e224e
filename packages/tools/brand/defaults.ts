/** The answers that `brand new` assumes, and `brand check` reports. 555 is no area code. */
export const ASSUMED = { color: '#2F6B5E', city: 'Springfield', state: 'IL', phone: '5555550100' } as const;

/** Values that no answer gives; `brand check` reports them. The point is the middle of the contiguous United States. */
export const INVENTED = { statistic: '00+', latitude: 39.8283, longitude: -98.5795 } as const;
