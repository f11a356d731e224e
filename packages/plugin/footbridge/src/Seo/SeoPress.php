<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/** Reads SEOPress through its documented meta and options: its own functions read the current page alone. */
final class SeoPress extends Reader {
	protected const CANONICAL  = '_seopress_robots_canonical';
	protected const BREADCRUMB = '_seopress_robots_breadcrumbs';

	public static function is_active(): bool {
		return defined( 'SEOPRESS_VERSION' );
	}

	public function is_noindex( object $object ): bool {
		if ( self::title( 'noindex' ) || 'yes' === self::meta( $object, '_seopress_robots_index' ) ) {
			return true;
		}
		if ( $object instanceof WP_Post ) {
			return self::title( 'single_titles', $object->post_type, 'noindex' ) || ( 'attachment' === $object->post_type && self::title( 'attachments_noindex' ) );
		}
		if ( $object instanceof WP_Term ) {
			return self::title( 'tax_titles', $object->taxonomy, 'noindex' );
		}
		return $object instanceof WP_User ? self::title( 'archives_author_noindex' ) || self::title( 'archives_author_disable' ) : self::title( 'archive_titles', $object->name, 'noindex' );
	}

	public function is_excluded( object $object ): bool {
		$sitemap = get_option( 'seopress_xml_sitemap_option_name' );
		if ( ! self::setting( $sitemap, 'seopress_xml_sitemap_general_enable' ) ) {
			return false;
		}
		if ( $object instanceof WP_User ) {
			return ! self::setting( $sitemap, 'seopress_xml_sitemap_author_enable' );
		}
		$name = $object instanceof WP_Post_Type ? $object->name : ( $object instanceof WP_Term ? $object->taxonomy : $object->post_type );
		$list = $object instanceof WP_Term ? 'taxonomies_list' : 'post_types_list';
		return ! self::setting( $sitemap, "seopress_xml_sitemap_$list", $name, 'include' );
	}

	/** Returns the id of the term that stands for a post. It is a category, or a product's. */
	public function primary( WP_Post $post, string $taxonomy ): int {
		return (int) self::meta( $post, '_seopress_robots_primary_cat' );
	}

	/** Whether a setting of titles and metas is on. */
	private static function title( string $name, string ...$path ): bool {
		return (bool) self::setting( get_option( 'seopress_titles_option_name' ), "seopress_titles_$name", ...$path );
	}
}
