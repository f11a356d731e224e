<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\FieldGroups;
use Footbridge\Model\FieldGroupNames;
use Footbridge\Model\TypeNames;
use Footbridge\Model\Types;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** A WordPress that has post types and taxonomies of the names that the model has. */
final class TypeNamesTest extends TestCase {
	/** @var list<string> The posts with the model's fields. */
	private array $ids = array();

	protected function setUp(): void {
		$this->ids       = array();
		$GLOBALS['wpdb'] = new Database( fn( string $query ): array => strpos( $query, 'post_type = review AND meta_value IN (field_review_details_' ) > 0 ? $this->ids : array() );
		FieldGroups::register();
		FieldGroupNames::register();
		TypeNames::register();
		Types::register();
	}

	/** Registers a type of the owner at a priority of init. */
	private function own( int $priority, string $name = 'review', array $arguments = array() ): void {
		add_action( 'init', static fn() => register_post_type( $name, $arguments + array( 'label' => 'Own' ) ), $priority );
	}

	/** @return array<string, array<string, mixed>> Arguments by key. */
	private function registered(): array {
		do_action( 'init' );
		do_action( 'acf/include_fields' );
		return array_column( WordPress::$calls['register_post_type'], 1, 0 );
	}

	public static function priorities(): array {
		return array( 'before the plugin' => array( 1 ), 'after it' => array( 10 ), 'last' => array( 20 ) );
	}

	/** @dataProvider priorities */
	public function test_the_model_gives_way_to_an_owners_type_of_the_same_name( int $priority ): void {
		$this->own( $priority );
		$types = $this->registered();
		self::assertSame( 'Own', WordPress::$options['types']['review']->label );
		self::assertSame( 'footbridgeReview', $types['footbridge_review']['graphql_single_name'] );
		self::assertSame( 'footbridge_review', TypeNames::key( 'review' ) );
		self::assertArrayHasKey( 'facility', $types );
	}

	public function test_the_model_keeps_its_key_when_the_owners_plugin_is_gone(): void {
		$this->own( 10 );
		$this->registered();
		WordPress::$options['types'] = WordPress::$calls['register_post_type'] = array();
		Types::add();
		self::assertContains( 'footbridge_review', array_column( WordPress::$calls['register_post_type'], 0 ) );
	}

	public function test_posts_with_the_models_fields_move_and_the_owners_stay(): void {
		foreach ( array( 4, 5 ) as $id ) {
			WordPress::$posts[ $id ] = new \WP_Post( array( 'ID' => $id ) );
			WordPress::$posts[ $id ]->post_type = 'review';
		}
		$this->ids = array( '4' );
		$this->own( 10 );
		$this->registered();
		self::assertSame( 'footbridge_review', WordPress::$posts[4]->post_type );
		self::assertSame( 'review', WordPress::$posts[5]->post_type );
	}

	public function test_an_address_that_the_owner_has_stays_the_owners(): void {
		$this->own( 10, 'facility', array( 'has_archive' => 'facilities' ) );
		$facility = $this->registered()['footbridge_facility'];
		self::assertSame( 'footbridge-facilities', $facility['rewrite']['slug'] );
		self::assertSame( 'footbridge-facilities', $facility['has_archive'] );
	}

	public function test_a_taxonomy_gives_way_too(): void {
		add_action( 'init', static fn() => register_taxonomy( 'treatment_topic', array( 'post' ), array( 'label' => 'Own' ) ), 10 );
		do_action( 'init' );
		self::assertSame( 'footbridge_treatment_topic', TypeNames::key( 'treatment_topic' ) );
		self::assertSame( 'footbridge_treatment_topic', WordPress::$calls['register_taxonomy'][2][0] );
	}

	public function test_a_type_that_the_owner_chose_is_the_models_in_graphql(): void {
		WordPress::$options['footbridge_settings'] = array( 'types' => array( 'review' => 'testimonial' ) );
		$this->own( 10, 'testimonial' );
		$types = $this->registered();
		self::assertSame( array( true, 'footbridgeReview', 'footbridgeReviews' ), array( $types['testimonial']['show_in_graphql'], $types['testimonial']['graphql_single_name'], $types['testimonial']['graphql_plural_name'] ) );
		self::assertArrayNotHasKey( 'review', $types );
	}

	public function test_a_filter_chooses_the_owners_type_of_the_same_name(): void {
		add_filter( 'footbridge_post_types', static fn( array $types ): array => array( 'review' => 'review' ) + $types );
		$this->own( 20, 'review', array( 'show_in_graphql' => false ) );
		$types = $this->registered();
		self::assertSame( 'Own', $types['review']['label'] );
		self::assertSame( 'footbridgeReview', $types['review']['graphql_single_name'] );
		self::assertArrayNotHasKey( 'footbridge_review', $types );
	}

	public function test_field_groups_are_where_the_types_are(): void {
		$this->own( 10 );
		$this->own( 10, 'contributor' );
		$this->registered();
		$location = array( array( array( 'param' => 'post_type', 'operator' => '==', 'value' => 'review' ) ) );
		$value    = static fn( string $key ): string => apply_filters( 'acf/load_field_group', array( 'key' => $key, 'location' => $location ) )['location'][0][0]['value'];
		self::assertSame( 'footbridge_review', $value( 'group_review_details' ) );
		self::assertSame( 'review', $value( 'group_of_the_owner' ) );
		$types = static fn( string $key ): array => apply_filters( 'acf/load_field', array( 'key' => $key, 'post_type' => array( 'contributor' ) ) )['post_type'];
		self::assertSame( array( 'footbridge_contribut' ), $types( 'field_byline_info_author' ) );
		self::assertSame( array( 'contributor' ), $types( 'field_of_the_owner' ) );
	}

	public function test_templates_have_the_models_names(): void {
		$this->own( 10, 'facility' );
		$this->registered();
		self::assertSame( array( 'single-facility-reno', 'single-facility', 'single' ), TypeNames::templates( array( 'single-footbridge_facility-reno', 'single-footbridge_facility', 'single' ), 'footbridge_facility' ) );
		self::assertSame( array( 'template-own', 'single' ), TypeNames::templates( array( 'template-own', 'single-facility-inn', 'single-facility', 'single' ), 'facility' ) );
		self::assertSame( array( 'single-post', 'single' ), TypeNames::templates( array( 'single-post', 'single' ), 'post' ) );
		self::assertSame( array( 'single-contributor' ), TypeNames::templates( array( 'single-contributor' ), 'contributor' ) );
	}
}
