/** Server only. */
export const avatar = `
.avatar-face {
  flex: none;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--color-primary-100);
  color: var(--color-primary);
  font-weight: 650;
  object-fit: cover;
}
`;
