<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

/**
 * Reads meta and link elements. SEO plugins escape `<`, `>` and quotes in their values.
 *
 * @phpstan-type Values array{description: string|null, canonical: string|null, robots: list<string>, share: list<array{name: string, content: string}>}
 */
final class Tags {
	/** More than any SEO plugin prints without its structured data. */
	private const MAX_BYTES = 262144;
	private const MAX_TAGS  = 100;

	/** Structured data, which the site has its own of, and comments; the rest where one is not closed. */
	private const SKIPPED = '~<(?:!--.*?(?:-->|$)|(script|style)\b.*?(?:</\1\s*>|$))~Dis';

	private const TAG       = '~<(?:meta|link)\s((?:[^<>"\']++|"[^"]{0,4000}+"|\'[^\']{0,4000}+\'){0,50}+)>~i';
	private const ATTRIBUTE = '~([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i';

	/** Names of tags about shared links, and of those by which search engines know the site's owner. */
	private const SHARED = '/^(?:(?:og|twitter|article|profile|fb):[a-z0-9:_-]+|[a-z-]+-verification|msvalidate\.01|p:domain_verify)$/Di';

	/** @return Values What the HTML of a head says. */
	public static function read( string $html ): array {
		$found = array(
			'description' => null,
			'canonical'   => null,
			'robots'      => array(),
			'share'       => array(),
		);
		$html  = (string) preg_replace( self::SKIPPED, '', substr( $html, 0, self::MAX_BYTES ) );
		preg_match_all( self::TAG, $html, $tags );
		foreach ( array_slice( $tags[1], 0, self::MAX_TAGS ) as $tag ) {
			$of      = self::attributes( $tag );
			$name    = strtolower( $of['property'] ?? $of['name'] ?? '' );
			$content = $of['content'] ?? '';
			if ( 'canonical' === strtolower( $of['rel'] ?? '' ) ) {
				$found['canonical'] = $found['canonical'] ?? ( $of['href'] ?? null );
			} elseif ( 'robots' === $name ) {
				array_push( $found['robots'], ...self::directives( $content ) );
			} elseif ( '' !== $content && 'description' === $name ) {
				$found['description'] = $found['description'] ?? $content;
			} elseif ( '' !== $content && 1 === preg_match( self::SHARED, $name ) ) {
				$found['share'][] = array(
					'name'    => $name,
					'content' => $content,
				);
			}
		}
		$found['robots'] = array_values( array_unique( $found['robots'] ) );
		return $found;
	}

	/** @return list<string> The directives of a robots tag or header. A header may name a crawler first. */
	public static function directives( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', strtolower( $text ) ) ) ) );
	}

	/** @return array<string, string> A tag's attributes, decoded. */
	private static function attributes( string $tag ): array {
		$found = array();
		preg_match_all( self::ATTRIBUTE, $tag, $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$found += array( strtolower( $pair[1] ) => trim( html_entity_decode( (string) end( $pair ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		}
		return $found;
	}
}
