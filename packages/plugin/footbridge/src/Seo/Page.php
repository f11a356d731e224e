<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use Footbridge\Resolve\Links;
use Footbridge\Texts\Shortcodes;
use Footbridge\Texts\Visible;
use Throwable;
use WP_Post;
use WP_Query;

/**
 * The part of an answer that the active SEO plugin decides. Without one only what WordPress itself says to crawlers.
 *
 * @phpstan-import-type Values from Tags
 */
final class Page {
	/** The fields without an SEO plugin. */
	private const NOTHING = array(
		'title'       => null,
		'description' => null,
		'canonical'   => null,
		'robots'      => array(),
		'share'       => array(),
		'primary'     => null,
		'breadcrumbs' => array(),
	);

	/**
	 * Returns the fields of the page that WordPress would render. To be called before the title is read: some plugins
	 * decide it in `wp_head`.
	 *
	 * @return array<string, mixed>|null Null when nothing is known.
	 */
	public static function fields( WP_Query $query, Links $links ): ?array {
		$head = Head::capture();
		if ( null === $head ) {
			return null;
		}
		$found           = self::readable( Tags::read( $head['html'] ), $query->get_queried_object() );
		$found['robots'] = array_values( array_unique( array_merge( $found['robots'], self::header() ) ) );
		if ( ! $head['is_plugin'] ) {
			return array_merge( self::NOTHING, array( 'robots' => $found['robots'] ) );
		}
		$found['canonical'] = $links->path( $found['canonical'] );
		$found['title']     = html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return array_merge( self::NOTHING, $found, self::crumbs( $query->get_queried_object(), $links ) );
	}

	/**
	 * Returns the values without the shortcodes that plugins leave in descriptions which they make of a text, and without
	 * descriptions that have hidden words of it: the site makes its own of what is shown.
	 *
	 * @param array{ description: string|null, canonical: string|null, robots: list<string>, share: list<array{ name: string, content: string }> } $found The values.
	 * @return array{ description: string|null, canonical: string|null, robots: list<string>, share: list<array{ name: string, content: string }> }
	 */
	private static function readable( array $found, $queried ): array {
		$found['description'] = null === $found['description'] ? null : self::without_shortcodes( $found['description'] );
		foreach ( $found['share'] as $index => $tag ) {
			if ( 1 === preg_match( '/description$/D', $tag['name'] ) ) {
				$found['share'][ $index ]['content'] = self::without_shortcodes( $tag['content'] );
			}
		}
		$html = $queried instanceof WP_Post ? $queried->post_content : '';
		if ( Visible::is_revealed( $found['description'] ?? '', $html ) ) {
			$found['description'] = null;
		}
		$is_shown       = static fn( array $tag ): bool => 1 !== preg_match( '/description$/D', $tag['name'] ) || ! Visible::is_revealed( $tag['content'], $html );
		$found['share'] = array_values( array_filter( $found['share'], $is_shown ) );
		return $found;
	}

	/** Returns plain text without shortcodes. */
	private static function without_shortcodes( string $text ): string {
		$removed = array();
		$rest    = Shortcodes::remove( $text, '__return_false', $removed );
		return array() === $removed ? $text : trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $rest ) ) );
	}

	/** @return array<string, mixed> The fields about breadcrumbs. */
	private static function crumbs( $queried, Links $links ): array {
		try {
			$reader = Reader::active();
			return null === $reader ? array() : array(
				'primary'     => Crumbs::primary( $reader, $queried, $links ),
				'breadcrumbs' => Crumbs::titles( $reader, $queried, $links ),
			);
		} catch ( Throwable $error ) {
			Head::log( $error );
			return array();
		}
	}

	/** @return list<string> The directives of the robots header for all crawlers. */
	private static function header(): array {
		$found = array();
		foreach ( headers_list() as $header ) {
			if ( 1 === preg_match( '/^x-robots-tag:(.*)$/Di', $header, $value ) ) {
				array_push( $found, ...Tags::directives( $value[1] ) );
			}
		}
		return $found;
	}
}
