import { media } from '@/site-config/theme';

/**
 * Server only. Without script all steps stand below each other. With script only the first is shown from the first paint
 * on, so that nothing moves when React takes over; should the script never come, the rest appears after eight seconds. Of a
 * form that waits for its code no clock shows the rest; where that code is lost, all appears at once.
 */
export const stepForm = `
.step-form-frame { display: flex; flex-wrap: wrap; gap: var(--space-6) var(--space-8); }
.step-form-frame > .step-form { flex: 1 1 30rem; min-width: 0; }
.step-form-after { flex: 1 1 16rem; max-width: 26rem; padding-top: var(--space-5); }
.step-form-after h3 { font-size: var(--text-base); }
.step-form-after ol { color: var(--color-text-muted); font-size: var(--text-sm); }
.step-form { max-width: 40rem; padding: var(--space-5); border-radius: var(--radius); background: var(--color-surface-alt); }
.step-form > h2 { font-size: var(--text-lg); line-height: 1.3; }
.step-form-intro { margin-top: var(--space-2); text-wrap: pretty; }
.step-form > .error-summary, .step-form-notice { margin-top: var(--space-5); background: var(--color-surface); }
.step-form-step { min-width: 0; margin: var(--space-5) 0 0; padding: 0; border: 0; }
.step-form-step > legend { padding: 0; color: var(--color-text-muted); font-size: var(--text-sm); }
.step-form-step > legend strong { color: var(--color-text); }
.step-form-step > :not(legend) { margin-top: var(--space-4); }
.step-form-pair { display: grid; gap: var(--space-4); }
.step-form-trap { position: absolute; left: -200vw; }
.step-form-buttons { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-5); }
.step-form-buttons .button { flex: 1 1 auto; }
.step-form-next { display: none; }
.step-form[data-step] .step-form-next { display: inline-flex; }
.step-form-notice { padding: var(--space-4); border: 2px solid var(--color-interactive); border-radius: var(--radius); font-size: var(--text-sm); }
.step-form-notice .button { margin-top: var(--space-3); }
.step-form-call { margin-top: var(--space-4); color: var(--color-text-muted); font-size: var(--text-sm); text-wrap: pretty; }
.step-form-call a { display: inline-block; padding-block: var(--space-3); }
.step-form ol, .step-form-after ol { margin: var(--space-4) 0 0; padding-left: 1.4em; }
.step-form ol + p { margin-top: var(--space-4); }
.step-form li + li, .step-form-after li + li { margin-top: var(--space-2); }
@keyframes step-form-reveal { from { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden; } }
/* Its timing is step-start: Chromium ends an animation a rounding error before its last keyframe, where visibility would still be visible. */
@keyframes step-form-give-way { to { position: absolute; visibility: hidden; } }
@media (scripting: enabled) {
  .step-form:not([data-step]) .step-form-step + .step-form-step, .step-form:not([data-step]) .step-form-send { animation: step-form-reveal 1ms 8s both; }
  .step-form:not([data-step]) .step-form-next { display: inline-flex; animation: step-form-give-way 1ms step-start 8s forwards; }
}
[data-island-status]:not([data-island-status='failed']) .step-form:not([data-step]) .step-form-step + .step-form-step, [data-island-status]:not([data-island-status='failed']) .step-form:not([data-step]) .step-form-send { display: none; }
[data-island-status]:not([data-island-status='failed']) .step-form:not([data-step]) .step-form-next { animation: none; }
[data-island-status='failed'] .step-form:not([data-step]) .step-form-step, [data-island-status='failed'] .step-form:not([data-step]) .step-form-send { animation: none; }
[data-island-status='failed'] .step-form:not([data-step]) .step-form-next { display: none; }
${media.general} {
  .step-form { padding: var(--space-6); }
  .step-form-pair { grid-template-columns: 1fr 1fr; }
  .step-form-buttons .button { flex: 0 1 auto; }
}
`;
