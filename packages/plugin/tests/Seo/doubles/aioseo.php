<?php
/** All in One SEO, as far as its reader calls it, with values recorded from its options and its table. */

define( 'AIOSEO_VERSION', '4.9.9' );

/** A group of options. */
final class AioseoOptions {
	/** @var array<string, mixed> */
	private $values;

	public function __construct( array $values ) {
		$this->values = $values;
	}
	public function __get( string $name ) {
		$value = $this->values[ $name ] ?? null;
		return is_array( $value ) ? new self( $value ) : $value;
	}
	public function all(): array {
		return $this->values;
	}
}

function aioseo() {
	$default = array( 'show' => true, 'advanced' => array( 'robotsMeta' => array( 'default' => true, 'noindex' => false ) ) );
	$hidden  = array( 'show' => true, 'advanced' => array( 'robotsMeta' => array( 'default' => false, 'noindex' => true ) ) );
	$meta    = new class() {
		public function getMetaData( WP_Post $post ) {
			$rows = array(
				2 => array( 'robots_default' => 0, 'robots_noindex' => 1, 'canonical_url' => '', 'primary_term' => null ),
				3 => array( 'robots_default' => 1, 'robots_noindex' => 0, 'canonical_url' => 'https://original.example/', 'primary_term' => '{"category":9}' ),
			);
			return new class( $rows[ $post->ID ] ?? array( 'robots_default' => 1, 'robots_noindex' => 0, 'canonical_url' => null, 'primary_term' => null ) ) {
				public function __construct( array $row ) {
					foreach ( $row as $name => $value ) {
						$this->$name = $value;
					}
				}
				public function exists(): bool {
					return true;
				}
			};
		}
	};
	return (object) array(
		'meta'           => (object) array( 'metaData' => $meta ),
		'dynamicOptions' => new AioseoOptions( array( 'searchAppearance' => array( 'postTypes' => array( 'post' => $default, 'hidden' => $hidden ), 'taxonomies' => array( 'category' => $default, 'secret' => array( 'show' => false ) ), 'archives' => array( 'hidden' => $hidden ) ) ) ),
		'options'        => new AioseoOptions(
			array(
				'searchAppearance' => array( 'archives' => array( 'author' => $hidden ), 'advanced' => array( 'globalRobotsMeta' => array( 'default' => true, 'noindex' => true ) ) ),
				'sitemap'          => array( 'general' => array( 'enable' => true, 'author' => false, 'postTypes' => array( 'all' => false, 'included' => array( 'post', 'page' ) ), 'taxonomies' => array( 'all' => true ), 'advancedSettings' => array( 'excludePosts' => array( '{"value":3}' ), 'excludeTerms' => array( 5 ) ) ) ),
			)
		),
	);
}
