<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use Footbridge\Resolve\Links;
use Throwable;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * Which content search engines may find. Adds to WPGraphQL which types the sitemap has (`footbridgeSitemap`) and whether
 * it has a page (`footbridgeIsInSitemap` of posts, terms, authors and post types), and removes hidden posts from feeds.
 */
final class Indexing {
	private const FIELD = 'footbridgeIsInSitemap';

	/** GraphQL types with the field: interfaces of all post types and taxonomies, authors, archives of post types. */
	private const TYPES = array( 'ContentNode', 'TermNode', 'User', 'ContentType' );

	public static function register(): void {
		add_action( 'graphql_register_types', array( self::class, 'add_fields' ) );
	}

	/** Registers the fields. */
	public static function add_fields(): void {
		register_graphql_object_type(
			'FootbridgeSitemap',
			array(
				'description' => 'What the sitemap lists: types whose posts and terms have pages of their own.',
				'fields'      => array(
					'contentTypes' => array( 'type' => array( 'list_of' => 'ContentTypeEnum' ) ),
					'taxonomies'   => array( 'type' => array( 'list_of' => 'TaxonomyEnum' ) ),
				),
			)
		);
		register_graphql_field(
			'RootQuery',
			'footbridgeSitemap',
			array(
				'type'        => 'FootbridgeSitemap',
				'description' => 'What the sitemap lists.',
				'resolve'     => array( self::class, 'types' ),
			)
		);
		foreach ( self::TYPES as $type ) {
			register_graphql_field(
				$type,
				self::FIELD,
				array(
					'type'        => 'Boolean',
					'description' => 'Whether the sitemap has its page: the active SEO plugin excludes it neither from search engines nor from its sitemap.',
					'resolve'     => static function ( $model ) use ( $type ): bool {
						$object = self::object( $type, $model );
						return null === $object || self::is_in_sitemap( $object );
					},
				)
			);
		}
	}

	/** @return array{ contentTypes: list<string>, taxonomies: list<string> } Those that have pages; attachments show nothing. */
	public static function types(): array {
		$types = array_diff( \WPGraphQL::get_allowed_post_types(), array( 'attachment' ) );
		return array(
			'contentTypes' => array_values( array_filter( $types, 'is_post_type_viewable' ) ),
			'taxonomies'   => array_values( array_filter( \WPGraphQL::get_allowed_taxonomies(), 'is_taxonomy_viewable' ) ),
		);
	}

	/**
	 * @param list<int> $ids Ids.
	 * @return list<int> The ids of posts without those that search engines may not index.
	 */
	public static function without_hidden( array $ids ): array {
		$reader = Reader::active();
		return null === $reader ? $ids : array_values(
			array_filter(
				$ids,
				static function ( int $id ) use ( $reader ): bool {
					$post = get_post( $id );
					return ! $post instanceof WP_Post || self::is_true( static fn(): bool => ! $reader->is_noindex( $post ) );
				}
			)
		);
	}

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object Whether the sitemap has its page. */
	public static function is_in_sitemap( object $object ): bool {
		if ( '0' === (string) get_option( 'blog_public' ) ) {
			return false;
		}
		$reader  = Reader::active();
		$is_home = $object instanceof WP_Post_Type && 'post' === $object->name;
		return null === $reader || $is_home || self::is_true( static fn(): bool => ! $reader->is_noindex( $object ) && ! $reader->is_excluded( $object ) && ! self::is_copy( $reader, $object ) );
	}

	/** @param WP_Post|WP_Term|WP_User|WP_Post_Type $object Whether an editor named another page as its original. */
	private static function is_copy( Reader $reader, object $object ): bool {
		$canonical = $reader->canonical( $object );
		$own       = $object instanceof WP_Post ? get_permalink( $object ) : ( $object instanceof WP_Term ? get_term_link( $object ) : false );
		$links     = new Links( array( home_url( '/' ), site_url( '/' ) ) );
		return '' !== $canonical && is_string( $own ) && untrailingslashit( (string) $links->path( $canonical ) ) !== untrailingslashit( (string) $links->path( $own ) );
	}

	/** @param callable(): bool $answer Asks the plugin; true when that fails. */
	private static function is_true( callable $answer ): bool {
		try {
			return $answer();
		} catch ( Throwable $error ) {
			Head::log( $error );
			return true;
		}
	}

	/** @return WP_Post|WP_Term|WP_User|WP_Post_Type|null What a model of WPGraphQL is about; null for what is gone. */
	private static function object( string $type, $model ): ?object {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- WPGraphQL's.
		switch ( $type ) {
			case 'ContentType':
				$found = get_post_type_object( (string) $model->name );
				break;
			case 'TermNode':
				$found = get_term( (int) $model->databaseId );
				break;
			case 'User':
				$found = get_userdata( (int) $model->databaseId );
				break;
			default:
				$found = get_post( (int) $model->databaseId );
		}
		// phpcs:enable
		return $found instanceof WP_Post || $found instanceof WP_Term || $found instanceof WP_User || $found instanceof WP_Post_Type ? $found : null;
	}
}
