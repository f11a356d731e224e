<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use The_SEO_Framework\Data\Plugin\Post;
use The_SEO_Framework\Meta\Robots;
use The_SEO_Framework\Meta\URI;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Reads The SEO Framework through its API. Its sitemap has no settings of its own: it leaves out what is noindex. */
final class SeoFramework extends Reader {
	public static function is_active(): bool {
		return defined( 'THE_SEO_FRAMEWORK_VERSION' ) && class_exists( Robots::class );
	}

	public function is_noindex( object $object ): bool {
		if ( $object instanceof WP_User ) {
			// The plugin's function reads this setting for the current page alone.
			return (bool) self::setting( get_option( 'autodescription-site-settings' ), 'author_noindex' );
		}
		return array() !== Robots::get_generated_meta( self::named( $object ), array( 'noindex' ) );
	}

	public function is_excluded( object $object ): bool {
		return false;
	}

	public function canonical( object $object ): string {
		return (string) URI::get_custom_canonical_url( self::named( $object ) );
	}

	public function primary( WP_Post $post, string $taxonomy ): int {
		return (int) Post::get_primary_term_id( $post->ID, $taxonomy );
	}

	/**
	 * @param WP_Post|WP_Term|WP_User|WP_Post_Type $object The content.
	 * @return array<string, int|string> The content as the plugin's functions take it.
	 */
	private static function named( object $object ): array {
		if ( $object instanceof WP_Term ) {
			return array(
				'id'  => $object->term_id,
				'tax' => $object->taxonomy,
			);
		}
		if ( $object instanceof WP_Post_Type ) {
			return array( 'pta' => $object->name );
		}
		return $object instanceof WP_User ? array( 'uid' => $object->ID ) : array( 'id' => $object->ID );
	}
}
