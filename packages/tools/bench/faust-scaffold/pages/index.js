import { getWordPressProps, WordPressTemplate } from '@faustwp/core';

export default function FrontPage(props) {
  return <WordPressTemplate {...props} />;
}

export const getStaticProps = (ctx) => getWordPressProps({ ctx });
