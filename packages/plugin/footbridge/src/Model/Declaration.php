<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Reads model.json: the declaration of post types, taxonomies, menu locations, page templates and options pages.
 *
 * It is JSON because the front end's build reads the same file: it generates the GraphQL types from it and from the
 * field groups, without WordPress.
 *
 * @phpstan-type PostType array{
 *   labels: array{single: string, plural: string}, graphql: array{single: string, plural: string}, public: bool, publiclyQueryable: bool, archive: string|null,
 *   slug: string|null, hierarchical: bool, supports: list<string>, icon: string
 * }
 * @phpstan-type Taxonomy array{
 *   labels: array{single: string, plural: string}, graphql: array{single: string, plural: string}, public: bool,
 *   hierarchical: bool, slug: string, postTypes: list<string>
 * }
 * @phpstan-type OptionsPage array{graphql: array{field: string, type: string}, postId: string, capability: string}
 */
final class Declaration {
	private const FILE = __DIR__ . '/../../model.json';

	/** What a post type has where the file says nothing else (packages/embedded/schema/declaration.ts has the same). */
	private const POST_TYPE = array(
		'public'       => true,
		'archive'      => null,
		'slug'         => null,
		'hierarchical' => false,
		'supports'     => array( 'title', 'editor' ),
		'icon'         => 'dashicons-admin-post',
	);
	private const TAXONOMY  = array(
		'public'       => true,
		'hierarchical' => false,
	);

	/** @var array<string, mixed>|null The file's content, cached for the request. */
	private static ?array $content = null;

	/** @return array<lowercase-string&non-empty-string, PostType> Post types by name. */
	public static function post_types(): array {
		/** @var array<lowercase-string&non-empty-string, PostType> $types */
		$types = array_map(
			static function ( array $declared ): array {
				$declared += self::POST_TYPE;
				return $declared + array( 'publiclyQueryable' => $declared['public'] );
			},
			self::part( 'postTypes' )
		);
		return $types;
	}

	/** @return array<string, Taxonomy> Taxonomies by name. */
	public static function taxonomies(): array {
		/** @var array<string, Taxonomy> $taxonomies */
		$taxonomies = array_map( static fn( array $declared ): array => $declared + self::TAXONOMY, self::part( 'taxonomies' ) );
		return $taxonomies;
	}

	/** @return array<string, OptionsPage> Options pages by menu slug. */
	public static function options_pages(): array {
		return self::part( 'optionsPages' );
	}

	/** @return array<string, string> Names that editors see, by the template's file name. */
	public static function page_templates(): array {
		return self::part( 'pageTemplates' );
	}

	/** @return list<string> Menu locations. */
	public static function menu_locations(): array {
		return array_values( self::part( 'menuLocations' ) );
	}

	/** @return list<string> Post formats. */
	public static function post_formats(): array {
		return array_values( self::part( 'postFormats' ) );
	}

	/** @return array<mixed> One part of the file. A missing or broken file declares nothing: the site runs without the model. */
	private static function part( string $key ): array {
		self::$content = self::$content ?? (array) wp_json_file_decode( self::FILE, array( 'associative' => true ) );
		$part = self::$content[ $key ] ?? array();
		return is_array( $part ) ? $part : array();
	}
}
