/** Event on window when a visitor seems to be leaving. Opens the abandon modal and raises the intent score. */
export const ABANDON_EVENT = 'footbridge:abandon-modal';
