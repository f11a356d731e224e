/** Returns the component that shows a block in the editor's canvas as the site renders it. */
window.footbridgeBlockCanvas = ({ url, siteOrigin, token: tokenPath }) => {
  const { apiFetch, components, data, element } = window.wp;
  const { createElement: h, useEffect, useRef, useState } = element;
  const { messageOf, currentToken, __, sprintf } = window.footbridgePanelTools();
  const CHANGE_DELAY_MS = 120;
  /** From a frame's load, also that of the browser's error page, to its script's message. */
  const START_MS = 3000;
  const RETRY_MS = 10_000;

  /** @type {(props: { name: string, title: string, icon: unknown, attributes: object, content: string | null }) => unknown} */
  const Canvas = ({ name, title, icon, attributes, content }) => {
    const frame = useRef(/** @type {HTMLIFrameElement | null} */ (null));
    const [load, setLoad] = useState(0);
    const [height, setHeight] = useState(0);
    const [state, setState] = useState(/** @type {'loading' | 'ready' | 'shown' | 'away'} */ ('loading'));
    const [reason, setReason] = useState('');
    const block = JSON.stringify({ name, attributes, content });

    /** @param {string} why */
    const fail = (why) => {
      setReason(why);
      setState('away');
    };
    useEffect(() => {
      /** @param {MessageEvent} event */
      const receive = ({ source, origin, data: message }) => {
        if (origin !== siteOrigin || source !== frame.current?.contentWindow) return;
        if (message?.footbridge === 'ready') setState('ready');
        else if (message?.footbridge === 'size') setHeight(message.height);
        else if (message?.footbridge === 'painted') {
          setReason(
            // translators: %s: a reason, in English.
            message.problem
              ? sprintf(__('The site shows this block in its plain form: %s.', 'footbridge'), message.problem)
              : '',
          );
          setState('shown');
        } else if (message?.footbridge === 'failed') {
          currentToken.forget();
          fail(
            message.status === 0
              ? __('The site does not answer.', 'footbridge')
              : // translators: %s: an HTTP status.
                sprintf(__('The site answers with an error (%s).', 'footbridge'), message.status),
          );
        }
      };
      window.addEventListener('message', receive);
      return () => window.removeEventListener('message', receive);
    }, []);
    useEffect(() => {
      if (state !== 'away') return undefined;
      const timer = setTimeout(() => {
        setState('loading');
        setLoad((number) => number + 1);
      }, RETRY_MS);
      return () => clearTimeout(timer);
    }, [state]);
    const isStarted = state === 'ready' || state === 'shown';
    useEffect(() => {
      if (!isStarted) return undefined;
      const timer = setTimeout(() => {
        const post = data.select('core/editor').getCurrentPostId() ?? 0;
        currentToken(post, (request) => apiFetch({ path: tokenPath, ...request })).then(
          (token) => frame.current?.contentWindow?.postMessage({ footbridge: 'block', token, block }, siteOrigin),
          (error) => fail(messageOf(error)),
        );
      }, CHANGE_DELAY_MS);
      return () => clearTimeout(timer);
    }, [block, isStarted]);

    const onLoad = () => setTimeout(() => setState((now) => (now === 'loading' ? 'away' : now)), START_MS);
    const isShown = state === 'shown' && height > 0;
    return h(
      'div',
      { className: 'footbridge-block' },
      // Beside what is shown: an element that moves in the document loads its page again.
      h('iframe', {
        key: load,
        ref: frame,
        src: url,
        // A list of patterns has many.
        loading: 'lazy',
        // translators: %s: a block's name.
        title: sprintf(__('%s as on the site', 'footbridge'), title),
        tabIndex: -1,
        onLoad,
        style: {
          display: 'block',
          width: '100%',
          height: `${isShown ? height : 0}px`,
          border: 0,
          // A click selects the block.
          pointerEvents: 'none',
        },
      }),
      isShown && reason !== '' && h(components.Notice, { status: 'warning', isDismissible: false }, reason),
      !isShown &&
        h(components.Placeholder, {
          icon,
          label: title,
          instructions:
            state === 'away'
              ? `${reason || __('The site does not answer.', 'footbridge')} ${__('The block is stored all the same; it is shown here when the site answers.', 'footbridge')}`
              : state === 'shown'
                ? reason || __('The site shows nothing in this place.', 'footbridge')
                : __('Loading…', 'footbridge'),
        }),
    );
  };
  return Canvas;
};
