/** Server only. Streets that are nowhere, and a pin, until somebody asks for the map. */
export const facilityMap = `
.facility-map {
  --street: var(--color-surface);
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  position: relative;
  width: 100%;
  max-width: 44rem;
  margin-top: var(--space-6);
  aspect-ratio: 16 / 9;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  overflow: hidden;
  background:
    linear-gradient(101deg, transparent 57%, var(--street) 0 60%, transparent 0),
    linear-gradient(-9deg, transparent 47%, var(--street) 0 52%, transparent 0),
    repeating-linear-gradient(-9deg, transparent 0 13%, var(--street) 0 14.5%),
    repeating-linear-gradient(101deg, transparent 0 9%, var(--street) 0 10%),
    var(--color-primary-100);
  color: var(--color-text);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-decoration: none;
}
.facility-map::before {
  content: '';
  position: absolute;
  inset: 24% auto auto calc(50% - 22px);
  width: 44px;
  height: 44px;
  border-radius: 50% 50% 0 50%;
  background: radial-gradient(circle, var(--color-surface) 8px, var(--color-brand) 8.5px);
  transform: rotate(45deg);
}
.facility-map > span { position: relative; padding: var(--space-3) var(--space-4); background: var(--color-surface); }
.facility-map b { color: var(--color-interactive); font-weight: 700; text-decoration: underline; }
`;
