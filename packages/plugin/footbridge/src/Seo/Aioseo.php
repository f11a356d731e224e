<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Reads All in One SEO through `aioseo()`. It stores a post's values in a table of its own. */
final class Aioseo extends Reader {
	public static function is_active(): bool {
		return defined( 'AIOSEO_VERSION' ) && function_exists( 'aioseo' );
	}

	public function is_noindex( object $object ): bool {
		$appearance = aioseo()->dynamicOptions->searchAppearance->all();
		if ( $object instanceof WP_Post ) {
			$own = aioseo()->meta->metaData->getMetaData( $object );
			return false !== $own && empty( $own->robots_default ) && $own->exists() ? (bool) $own->robots_noindex : self::is_hidden( self::setting( $appearance, 'postTypes', $object->post_type ) );
		}
		if ( $object instanceof WP_Term ) {
			return self::is_hidden( self::setting( $appearance, 'taxonomies', $object->taxonomy ) );
		}
		return self::is_hidden( $object instanceof WP_User ? aioseo()->options->searchAppearance->archives->author->all() : self::setting( $appearance, 'archives', $object->name ) );
	}

	public function is_excluded( object $object ): bool {
		$sitemap = aioseo()->options->sitemap->general->all();
		if ( empty( $sitemap['enable'] ) ) {
			return false;
		}
		if ( $object instanceof WP_User ) {
			return empty( $sitemap['author'] );
		}
		$kind = $object instanceof WP_Term ? 'taxonomies' : 'postTypes';
		$name = $object instanceof WP_Post_Type ? $object->name : ( $object instanceof WP_Term ? $object->taxonomy : $object->post_type );
		if ( empty( $sitemap[ $kind ]['all'] ) && ! in_array( $name, (array) self::setting( $sitemap, $kind, 'included' ), true ) ) {
			return true;
		}
		$list = $object instanceof WP_Term ? 'excludeTerms' : 'excludePosts';
		$id   = $object instanceof WP_Term ? $object->term_id : ( $object->ID ?? 0 );
		return in_array( $id, self::ids( (array) self::setting( $sitemap, 'advancedSettings', $list ) ), true );
	}

	public function canonical( object $object ): string {
		$own = $object instanceof WP_Post ? aioseo()->meta->metaData->getMetaData( $object ) : null;
		return null === $own || false === $own ? '' : (string) $own->canonical_url;
	}

	public function primary( WP_Post $post, string $taxonomy ): int {
		$own   = aioseo()->meta->metaData->getMetaData( $post );
		$terms = false === $own ? null : $own->primary_term;
		$terms = is_string( $terms ) ? json_decode( $terms, true ) : (array) $terms;
		return (int) self::setting( $terms, $taxonomy );
	}

	/** Whether settings of a kind of content say noindex, by themselves or by the site's default. */
	private static function is_hidden( $settings ): bool {
		if ( ! is_array( $settings ) ) {
			return false;
		}
		$robots = self::setting( $settings, 'advanced', 'robotsMeta' );
		if ( ! is_array( $robots ) || ! empty( $robots['default'] ) ) {
			$robots = aioseo()->options->searchAppearance->advanced->globalRobotsMeta->all();
		}
		return empty( $settings['show'] ) || ( empty( $robots['default'] ) && ! empty( $robots['noindex'] ) );
	}

	/**
	 * @param array<mixed> $entries The list.
	 * @return list<int> The ids in a list, in which the plugin has numbers and JSON objects with a value.
	 */
	private static function ids( array $entries ): array {
		$ids = array();
		foreach ( $entries as $entry ) {
			$object = is_string( $entry ) && ! is_numeric( $entry ) ? json_decode( $entry ) : (object) array( 'value' => $entry );
			$ids[]  = (int) ( $object->value ?? 0 );
		}
		return $ids;
	}
}
