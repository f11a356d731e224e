import { getWordPressProps, WordPressTemplate } from '@faustwp/core';

export default function Node(props) {
  return <WordPressTemplate {...props} />;
}

export const getStaticProps = (ctx) => getWordPressProps({ ctx });

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
