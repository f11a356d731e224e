<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** What an SEO plugin says of one post, term, author or archive of a post type that is not the current page. */
abstract class Reader {
	/** Meta with the canonical URL that an editor entered, and with the title in breadcrumbs; '' where there is none. */
	protected const CANONICAL  = '';
	protected const BREADCRUMB = '';

	private const READERS = array( Yoast::class, RankMath::class, SeoPress::class, Aioseo::class, SeoFramework::class );

	/** Returns the reader of the active SEO plugin; null when there is none that the project knows. */
	public static function active(): ?Reader {
		foreach ( self::READERS as $reader ) {
			if ( $reader::is_active() ) {
				return new $reader();
			}
		}
		return null;
	}

	abstract public static function is_active(): bool;

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object Whether search engines may not index its page. */
	abstract public function is_noindex( object $object ): bool;

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object Whether the settings of the plugin's sitemap leave it out. */
	abstract public function is_excluded( object $object ): bool;

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object For the canonical URL that an editor entered; empty without one. */
	public function canonical( object $object ): string {
		return self::meta( $object, static::CANONICAL );
	}

	/** Returns the id of the term that stands for a post in breadcrumbs; 0 without one. */
	abstract public function primary( WP_Post $post, string $taxonomy ): int;

	/** @param WP_Post|WP_Term $object For its title in breadcrumbs; empty without one. */
	public function breadcrumb( object $object ): string {
		return self::meta( $object, static::BREADCRUMB );
	}

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object For a value as text. */
	protected static function meta( object $object, string $key ): string {
		$value = '' === $key ? '' : self::raw_meta( $object, $key );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object */
	protected static function raw_meta( object $object, string $key ) {
		if ( $object instanceof WP_Post ) {
			return get_post_meta( $object->ID, $key, true );
		}
		if ( $object instanceof WP_Term ) {
			return get_term_meta( $object->term_id, $key, true );
		}
		return $object instanceof WP_User ? get_user_meta( $object->ID, $key, true ) : '';
	}

	/** Returns a value deep in a plugin's settings; null when it is not there. */
	protected static function setting( $settings, string ...$path ) {
		foreach ( $path as $name ) {
			$settings = is_array( $settings ) ? $settings[ $name ] ?? null : null;
		}
		return $settings;
	}
}
