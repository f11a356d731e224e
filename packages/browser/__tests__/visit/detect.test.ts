import { detect } from '@footbridge/browser/visit/keywords';
import { SUBSTANCES } from '@footbridge/shared/substances';

describe('drug detection from the first heading', () => {
  it.each([
    ['Alcohol withdrawal is dangerous, and it can be made safe', 'alcohol'],
    ['Holidays without drinking', 'alcohol'],
    ['Benzodiazepines: why stopping takes time', 'benzodiazepines'],
    ['Fentanyl and naloxone, what everyone in the house should know', 'fentanyl'],
    ['Stimulants and the heart', 'stimulants'],
    ['Yes, you can have trouble with marijuana', 'marijuana'],
    ['Opioid use disorder', 'opioids'],
  ])('[S5.6] "%s" is about %s', (heading, substance) => {
    expect(detect(heading)).toBe(substance);
  });

  it.each([
    ['several words for the same', 'OxyContin, Percocet and other opioid painkillers', 'opioids'],
    ['a street name', 'When a teenager smokes weed', 'marijuana'],
    ['a plural', 'Painkillers after surgery', 'opioids'],
    ['a plural in -ies', 'Xannies at school', 'benzodiazepines'],
    ['words of two parts, hyphenated', 'Crystal-Meth withdrawal', 'methamphetamine'],
    ['two words where one alone says another thing', 'Angel Dust', 'hallucinogens'],
    ['a name of two words that are keywords each', 'Crack cocaine', 'cocaine'],
    ['a name that contains another’s', 'Synthetic marijuana', 'synthetic cannabinoids'],
    ['capitals', 'MDMA AND ECSTASY', 'MDMA'],
    ['a possessive', 'Heroin’s way through the body', 'heroin'],
    ['a soft hyphen inside', 'Benzo\u00ADdiazepine taper', 'benzodiazepines'],
    ['punctuation around', '“Kratom”?', 'kratom'],
  ])('[S5.6] finds %s', (_what, heading, substance) => {
    expect(detect(heading)).toBe(substance);
  });

  it.each([
    ['two substances', 'Alcohol and benzodiazepines: a dangerous pair'],
    ['two of one family that are distinguished', 'Heroin, fentanyl and the rest'],
    ['none at all', 'What to expect in the first week'],
    ['a word that only contains a keyword', 'The potter of Methuen, a mollusc and an ethanol-free hashtag'],
    ['a foreign word with an accent', 'Programa para alcohólicos'],
  ])('[S5.6] says "substance" of %s', (_what, heading) => {
    expect(detect(heading)).toBe('substance');
  });

  it.each([
    ['no heading', null],
    ['an empty one', ' \n '],
  ])('says nothing of %s', (_what, heading) => {
    expect(detect(heading)).toBeNull();
  });

  it.each(Object.entries(SUBSTANCES))('knows every keyword of %s, singular and plural', (substance, words) => {
    for (const word of words.split(',')) {
      expect([word, detect(`About ${word} today`)]).toEqual([word, substance]);
      expect([word, detect(`${word.toUpperCase()}S`)]).toEqual([word, substance]);
    }
  });

  it('gives no word to two substances', () => {
    const all = Object.values(SUBSTANCES).flatMap((words) => words.split(','));
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it('does not spend time on a heading of a megabyte', () => {
    expect(detect('meth '.repeat(200_000))).toBe('methamphetamine');
  });
});
