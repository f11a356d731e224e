/** ACF field types whose value WPGraphQL for ACF returns unchanged, with their GraphQL type. */
export const PLAIN_TYPES: Record<string, string> = {
  text: 'String',
  textarea: 'String',
  email: 'String',
  url: 'String',
  password: 'String',
  wysiwyg: 'String',
  oembed: 'String',
  color_picker: 'String',
  date_picker: 'String',
  date_time_picker: 'String',
  time_picker: 'String',
  radio: 'String',
  button_group: 'String',
  // Lists even when one value only may be chosen.
  select: '[String]',
  checkbox: '[String]',
  number: 'Float',
  range: 'Float',
  true_false: 'Boolean',
  link: 'AcfLink',
  google_map: 'AcfGoogleMap',
};

/** The types whose value is a connection, with the type of its nodes; `one`: an edge instead of a list. */
export const CONNECTED_TYPES: Record<string, { to: string; one: boolean; mayBeOne?: true }> = {
  image: { to: 'MediaItem', one: true },
  file: { to: 'MediaItem', one: true },
  gallery: { to: 'MediaItem', one: false },
  taxonomy: { to: 'TermNode', one: false },
  user: { to: 'User', one: false },
  post_object: { to: 'ContentNode', one: false, mayBeOne: true },
  page_link: { to: 'ContentNode', one: false, mayBeOne: true },
  relationship: { to: 'ContentNode', one: false, mayBeOne: true },
};

/** Object types of some plain types; a field of the type adds them to the schema. */
export const VALUE_OBJECTS: Record<string, string[]> = {
  AcfLink: ['target: String', 'title: String', 'url: String'],
  AcfGoogleMap: [
    'city: String',
    'country: String',
    'countryShort: String',
    'latitude: Float',
    'longitude: Float',
    'placeId: String',
    'postCode: String',
    'state: String',
    'stateShort: String',
    'streetAddress: String',
    'streetName: String',
    'streetNumber: String',
    'zoom: String',
  ],
};

export const CHOICE_TYPES = ['select', 'checkbox', 'radio', 'button_group'];

/** Types without a value: they structure the form in wp-admin. */
export const SILENT_TYPES = ['accordion', 'message', 'separator', 'tab'];

/** Types of ACF and Secure Custom Fields that WPGraphQL for ACF 2.7 leaves out. */
export const ACF_ONLY_TYPES = ['icon_picker', 'output'];
