<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use Footbridge\Resolve\Links;
use Footbridge\Texts\Shortcodes;
use Footbridge\Texts\Visible;
use Throwable;
use WP_Post;
use WP_Query;
use WP_Term;

/**
 * The part of an answer that the active SEO plugin decides. Without one only what WordPress itself says to crawlers.
 *
 * @phpstan-import-type Values from Tags
 */
final class Page {
	private const CATEGORY = 'category';

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

	/** @return array<string, mixed>|null The fields of the page that WordPress would render; null when nothing is known. */
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
	 * Removes the shortcodes that plugins leave in descriptions which they make of a text, and descriptions that have hidden
	 * words of it: the site makes its own of what is shown.
	 *
	 * @param Values $found What the head says.
	 * @return Values
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
				'primary'     => self::primary( $reader, $queried, $links ),
				'breadcrumbs' => self::titles( $reader, $queried, $links ),
			);
		} catch ( Throwable $error ) {
			Head::log( $error );
			return array();
		}
	}

	/** @return array{ name: string, uri: string }|null The category that the plugin chose of the post's. */
	private static function primary( Reader $reader, $queried, Links $links ): ?array {
		$id = $queried instanceof WP_Post && is_singular() ? $reader->primary( $queried, self::CATEGORY ) : 0;
		if ( $id <= 0 || ! has_term( $id, self::CATEGORY, $queried ) ) {
			return null;
		}
		$term = get_term( $id, self::CATEGORY );
		$link = $term instanceof WP_Term ? get_term_link( $term ) : null;
		return $term instanceof WP_Term && is_string( $link ) ? array(
			'name' => $term->name,
			'uri'  => (string) $links->path( $link ),
		) : null;
	}

	/** @return list<array{ uri: string, title: string }> The titles in trails of the queried object and of what is above it. */
	private static function titles( Reader $reader, $queried, Links $links ): array {
		$found = array();
		foreach ( self::way( $queried ) as $object ) {
			$title = $reader->breadcrumb( $object );
			$link  = $object instanceof WP_Post ? get_permalink( $object ) : get_term_link( $object );
			if ( '' !== $title && is_string( $link ) ) {
				$found[] = array(
					'uri'   => (string) $links->path( $link ),
					'title' => html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				);
			}
		}
		return $found;
	}

	/** @return list<WP_Post|WP_Term> An object and its ancestors. */
	private static function way( $queried ): array {
		$is_post = $queried instanceof WP_Post;
		if ( ! $is_post && ! $queried instanceof WP_Term ) {
			return array();
		}
		$way = array( $queried );
		foreach ( $is_post ? get_post_ancestors( $queried ) : get_ancestors( $queried->term_id, $queried->taxonomy, 'taxonomy' ) as $id ) {
			$way[] = $is_post ? get_post( $id ) : get_term( $id );
		}
		return array_values( array_filter( $way, static fn( $one ): bool => $one instanceof WP_Post || $one instanceof WP_Term ) );
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
