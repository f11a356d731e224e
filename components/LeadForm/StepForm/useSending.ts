import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { FormName } from '@footbridge/shared/forms/names';
import type { Problems } from '@footbridge/shared/forms/problems';
import { sentReference, storeReference } from '@footbridge/browser/lead/reference';
import { filledIn } from '@footbridge/browser/lead/values';
import type { Sent } from '@footbridge/browser/lead/send';
import type { DraftHandle } from './useDraft';
import { isTypedField } from './useSteps';

/** The message above the buttons when a valid form was not accepted. */
export interface Notice {
  kind: 'no-answer' | 'again' | 'refused';
  message: string;
}

const NO_ANSWER =
  'The connection was lost before we could answer. What you typed is still here. We’ll try again as soon as you are back online. Sending it twice does no harm.';

const noChanges = () => () => undefined;

function problemsIn(fields: Record<string, string>): Problems {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isTypedField(name)));
}

export interface SendingOptions {
  name: FormName;
  form: RefObject<HTMLFormElement | null>;
  draft: DraftHandle;
  consentText: string;
  tickedAt: RefObject<Date | null>;
  /** Called with errors that only the server found. */
  onProblems: (problems: Problems) => void;
}

/** Sends the form and returns the result. The sending code is loaded at the first touch. */
export function useSending({ name, form, draft, consentText, tickedAt, onProblems }: SendingOptions) {
  const [phase, setPhase] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [reference, setReference] = useState('');
  // After a reload. The server's HTML has the form.
  const stored = useSyncExternalStore(
    noChanges,
    () => sentReference(name),
    () => null,
  );
  const isBusy = useRef(false);

  const attempt = async (): Promise<Sent> => {
    const { leadBody, sendLead } = await import('@footbridge/browser/lead/lazy');
    const { current } = draft.current;
    if (!form.current || !current) return { kind: 'no-answer' };
    const body = leadBody({
      form: name,
      values: filledIn(form.current),
      consentText,
      tickedAt: tickedAt.current,
      since: current.since,
    });
    const sent = await sendLead(body, current.key);
    if (sent.kind !== 'key-used') return sent;
    // An earlier version was accepted and then changed: send it as another lead.
    draft.renewKey();
    return sendLead(body, draft.current.current?.key ?? current.key);
  };

  const settle = (sent: Sent) => {
    // Stays busy after acceptance, because the second click of a double click may follow.
    isBusy.current = sent.kind === 'accepted';
    if (sent.kind === 'accepted') {
      draft.clear();
      storeReference(name, sent.reference);
      setReference(sent.reference);
      setPhase('sent');
      return;
    }
    setPhase('filling');
    if (sent.kind === 'no-answer') setNotice({ kind: 'no-answer', message: NO_ANSWER });
    if (sent.kind === 'again') setNotice({ kind: 'again', message: sent.message });
    if (sent.kind === 'refused') setNotice({ kind: 'refused', message: sent.message });
    if (sent.kind === 'key-used') setNotice({ kind: 'refused', message: 'Please press the button again.' });
    if (sent.kind === 'invalid') {
      const problems = problemsIn(sent.fields);
      if (Object.keys(problems).length > 0) onProblems(problems);
      else setNotice({ kind: 'refused', message: sent.message });
    }
  };

  /** Does nothing while a request is pending. */
  const send = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('sending');
    setNotice(null);
    // Loading the code may fail, too.
    void attempt()
      .catch((): Sent => ({ kind: 'no-answer' }))
      .then(settle);
  };

  const sendAgain = useEffectEvent(send);
  const isLost = notice?.kind === 'no-answer';
  useEffect(() => {
    if (!isLost) return undefined;
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [isLost]);

  return { phase: stored ? ('sent' as const) : phase, notice, reference: reference || (stored ?? ''), send };
}
