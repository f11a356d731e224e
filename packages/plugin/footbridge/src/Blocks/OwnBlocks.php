<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use Footbridge\Brands\FrontEndBrands;

/**
 * Registers each folder of `blocks/` by its block.json. WordPress renders a block's plain form; the site has a component.
 *
 * @phpstan-type Settings array{attributes: array<mixed>, plain: string, template: list<mixed>, allowed: list<string>}
 */
final class OwnBlocks {
	public const CATEGORY = 'footbridge';

	/** @var array<string, Settings> The blocks' attributes, and what block.json has under `footbridge`, by name. */
	private static array $settings = array();

	public static function register(): void {
		add_action( 'init', array( self::class, 'add' ) );
		add_filter( 'block_categories_all', array( self::class, 'category' ) );
		add_filter( 'excerpt_allowed_wrapper_blocks', array( self::class, 'in_excerpts' ) );
	}

	/** Registers the blocks and their shortcodes. */
	public static function add(): void {
		self::$settings = array();
		$files          = glob( dirname( \Footbridge\FILE ) . '/blocks/*/block.json' );
		foreach ( false === $files ? array() : $files as $file ) {
			$json = wp_json_file_decode( $file, array( 'associative' => true ) );
			$name = is_array( $json ) ? $json['name'] ?? null : null;
			if ( ! is_string( $name ) || '' === $name ) {
				continue;
			}
			self::$settings[ $name ] = self::settings_of( $json );
			register_block_type(
				dirname( $file ),
				array(
					'render_callback' => static fn( $attributes = array(), $inner = '' ): string => self::render( $name, $attributes, $inner ),
				)
			);
			Shortcode::add( $name, self::$settings[ $name ]['attributes'] );
		}
	}

	/** @return array<string, Settings> The blocks' attributes, and what block.json has under `footbridge`, by name. */
	public static function settings(): array {
		return self::$settings;
	}

	/** @param Settings $settings Whether it has inner blocks. */
	public static function has_inner( array $settings ): bool {
		return false !== strpos( $settings['plain'], '{inner}' );
	}

	/** Returns the inserter's categories with that of the site's blocks, which comes first. */
	public static function category( $categories ) {
		$own = array(
			'slug'  => self::CATEGORY,
			'title' => __( 'The site’s own', 'footbridge' ),
			'icon'  => null,
		);
		return is_array( $categories ) ? array_merge( array( $own ), $categories ) : $categories;
	}

	/** Adds the site's blocks to those whose inner blocks automatic excerpts have, without those that ask to call. */
	public static function in_excerpts( $names ) {
		$own = array_filter( self::$settings, static fn( array $one ): bool => self::has_inner( $one ) && false === strpos( $one['plain'], '{brand.' ) );
		return is_array( $names ) ? array_merge( $names, array_keys( $own ) ) : $names;
	}

	/** Returns a block's plain form. */
	private static function render( string $name, $attributes, $inner ): string {
		return PlainForm::render( self::$settings[ $name ]['plain'], is_array( $attributes ) ? $attributes : array(), is_string( $inner ) ? $inner : '', FrontEndBrands::words() );
	}

	/**
	 * @param array<mixed> $json Its block.json.
	 * @return Settings A block's settings.
	 */
	private static function settings_of( array $json ): array {
		$own = is_array( $json['footbridge'] ?? null ) ? $json['footbridge'] : array();
		return array(
			'attributes' => is_array( $json['attributes'] ?? null ) ? $json['attributes'] : array(),
			'plain'      => is_string( $own['plain'] ?? null ) ? $own['plain'] : '',
			'template'   => is_array( $own['template'] ?? null ) ? array_values( $own['template'] ) : array(),
			'allowed'    => is_array( $own['allowed'] ?? null ) ? array_values( array_filter( $own['allowed'], 'is_string' ) ) : array(),
		);
	}
}
